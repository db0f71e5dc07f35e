import type {
  CreateFileDTO,
  FileDTO,
  IFileModuleService,
  MedusaContainer,
} from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { messages } from "@shop/api/messages"
import { BadRequest } from "../refusal"
import { describeError, log } from "../server/log"
import { removeHalfWritten } from "./remove-half-written"

/**
 * Stores files one after the other: all of them or, when one fails, none. What was stored before the
 * failure is taken away again; where even that fails, the storage's log line names what stayed.
 * @throws BadRequest 503 with a sentence, when the place where files are kept is away or full
 */
export async function storeFiles(
  container: MedusaContainer,
  wanted: readonly CreateFileDTO[],
): Promise<FileDTO[]> {
  const files = container.resolve<IFileModuleService>(Modules.FILE)
  const stored: FileDTO[] = []
  try {
    for (const file of wanted) stored.push(await files.createFiles(file))
    return stored
  } catch (error) {
    const ids = stored.map(({ id }) => id)
    log("error", "files_not_stored", { takenBack: ids, ...describeError(error) })
    const [failed] = wanted.slice(stored.length)
    if (failed) await removeHalfWritten(failed)
    if (ids.length > 0) await files.deleteFiles(ids)
    throw new BadRequest(503, messages.filesAway, { "retry-after": "30" })
  }
}
