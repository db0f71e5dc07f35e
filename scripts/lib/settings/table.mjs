import { placeSettings } from "./table/place.mjs"
import { safetySettings } from "./table/safety.mjs"
import { shopSettings } from "./table/shop.mjs"

/** Every setting there is, once. From it follow the check at start, `.env.example` and the doctor. */
export const table = [...placeSettings, ...shopSettings, ...safetySettings]
