import { readPointer } from "./pointer/pointer.js"

/** What a person reads who opens the address of a micro-frontend's server, at which there is no page. */
export async function introduction(localDir: string, name: string, shop: string): Promise<string> {
  const { microFrontends } = await readPointer(localDir)
  const live = microFrontends.find((one) => one.name === name)?.release
  const what = `This server has the files of the micro-frontend ${name}, for the shop to load.`
  const alone = `alone with npm run dev in mfe-${name}`
  if (!live) return `${what} Nothing of it is live now.\nLook at it ${alone}.\n`
  const manifest = `its manifest at /${live}/mfe.manifest.json`
  const entry = `its entry at /${live}/remoteEntry.js`
  return `${what} The live version has ${manifest} and ${entry}.\nLook at it in the shop at ${shop}, or ${alone}.\n`
}
