import { MedusaService } from "@medusajs/framework/utils"
import { Listing } from "./models/listing"

/** Lets Medusa's queries follow the link from a product to its switch. */
export class ListingReader extends MedusaService({ Listing }) {}
