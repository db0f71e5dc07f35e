import { shopShell } from "@shop/build"

export default shopShell()
