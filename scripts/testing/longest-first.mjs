import { BaseSequencer } from "vitest/node"

/**
 * In a fresh checkout Vitest begins with the largest files. Where those that take longest are small, they
 * would begin last, and the rest of the machine would wait for them.
 * @param {readonly string[]} longest ends of their paths, the longest first
 */
export function longestFirst(longest) {
  /** @param {import("vitest/node").TestSpecification} file */
  const place = ({ moduleId }) => {
    const at = longest.findIndex((name) => moduleId.endsWith(name))
    return at < 0 ? longest.length : at
  }
  return class extends BaseSequencer {
    /**
     * @override
     * @param {import("vitest/node").TestSpecification[]} files
     */
    async sort(files) {
      return (await super.sort(files)).sort((one, other) => place(one) - place(other))
    }
  }
}
