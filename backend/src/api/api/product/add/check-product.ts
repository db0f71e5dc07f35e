import { categoryKeys, limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { paiseFromRupees } from "@shop/api/money"
import type { z } from "@medusajs/framework/zod"
import type { productData } from "@shop/api"
import { Refusal } from "../../../../refusal"
import { isBlank, withoutTurning } from "../../../../typed-text"
import type { NewProduct } from "../../../../workflows/product/new-product"

/**
 * A product the seller typed in, checked against the rules of `docs/behaviour.md`, 'Products'.
 * @throws Refusal naming the first field that breaks one
 */
export function checkProduct(data: z.output<typeof productData>): NewProduct {
  const name = line(data.name, limits.productName, messages.productNameInvalid)
  if (isBlank(name)) throw new Refusal(messages.productNameInvalid)
  const price = amount(data.price, messages.productPriceInvalid)
  const offerPrice = amount(data.offerPrice, messages.productOfferPriceInvalid)
  if (offerPrice > price) throw new Refusal(messages.productOfferAbovePrice)
  const wanted = data.category.trim().toLowerCase()
  const category = categoryKeys.find((key) => key.toLowerCase() === wanted)
  if (!category) throw new Refusal(messages.productCategoryUnknown)
  const description = data.description
    .flatMap((text) => text.split(/\r\n|\r|\n/))
    .map((text) => line(text, limits.descriptionLine, messages.productDescriptionInvalid))
    .filter((text) => !isBlank(text))
  if (description.length > limits.descriptionLines)
    throw new Refusal(messages.productDescriptionInvalid)
  const weight = line(data.weight ?? "", limits.weight, messages.productWeightInvalid)
  const { quantity } = data
  if (quantity !== undefined) checkQuantity(quantity)
  return {
    name,
    description,
    category,
    price,
    offerPrice,
    ...(!isBlank(weight) && { weight }),
    ...(quantity !== undefined && { quantity }),
  }
}

/** @throws Refusal unless it is a whole number of units that fits on a shelf */
export function checkQuantity(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > limits.stock)
    throw new Refusal(messages.productQuantityInvalid)
}

/** One line of text without blanks around it, tabs being blanks; other control characters and broken Unicode are no text. */
function line(text: string, most: number, sentence: string): string {
  const trimmed = withoutTurning(text).replaceAll("\t", " ").trim()
  if ([...trimmed].length > most) throw new Refusal(sentence)
  if (/\p{Cc}|\p{Cs}/u.test(trimmed)) throw new Refusal(sentence)
  return trimmed
}

function amount(rupees: number | string, sentence: string): number {
  const paise = paiseFromRupees(rupees)
  if (!paise || paise > limits.pricePaise) throw new Refusal(sentence)
  return paise
}
