import { limits } from "./limits.js"
import { TAX_PERCENT } from "./money.js"

/** A number as sentences write it: 1,000,000. */
const grouped = (number: number) => number.toLocaleString("en")
const mostRupees = grouped(limits.pricePaise / 100)
const rupees = (paise: number) =>
  `₹${(paise / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 })}`

/**
 * Every sentence the server says to a person, once. Screens show `message` (or `error`) as it comes.
 * Where the specification words a text (sections 4, 5, 8), it stands here unchanged.
 */
export const messages = {
  // sign-in and accounts
  otpSent: "OTP sent to your email.",
  otpInvalid: "Invalid OTP.",
  otpMissing: "Enter the OTP.",
  otpCoolDown: (seconds: number) => `Please wait ${seconds} seconds before asking for a new OTP.`,
  otpTooMany: "Too many OTPs were requested. Please try again in an hour.",
  emailVerified: "Email verified!",
  emailNotVerified: "Please verify your email first.",
  emailInvalid: "Please enter a valid email address.",
  nameAndEmailMissing: "Please fill in name and email.",
  fieldsMissing: "Please fill in all required fields.",
  nameTooLong: `The name may have at most ${limits.personName} characters.`,
  passwordTooShort: `The password must have at least ${limits.passwordMin} characters.`,
  passwordTooLong: `The password may have at most ${limits.passwordMax} characters.`,
  passwordTooCommon: "This password is too common. Please choose another one.",
  accountExists: "You already have an account. Please log in.",
  registered: "Registered successfully!",
  loggedIn: "Logged in successfully!",
  loggedInAsSeller: "Logged in successfully as Seller",
  loggedOut: "Logged out successfully!",
  credentialsWrong: "Invalid email or password",
  signInCoolDown: "Too many failed attempts. Please try again in 15 minutes.",
  signInBusy: "The shop is very busy right now. Please try again in a moment.",
  passwordReset: "Password reset successfully!",
  signedIn: "Signed in.",
  signedOut: "Not signed in.",
  // products
  products: "Products loaded.",
  productAdded: "Product added successfully",
  productUpdated: "Product updated.",
  productWithdrawn: "Product withdrawn.",
  productPutBack: "Product is on sale again.",
  productPriceElsewhere:
    "A price list of Medusa Admin decides the price of this product. Please change it there.",
  offersOff:
    "The price list “Offers” is switched off in Medusa Admin. Switch it on there, or set the offer price to the price.",
  imageUnknown: "Images: one of those to keep does not belong to this product.",
  productUnknown: "Product not found!",
  productNameInvalid: `Name must have 1 to ${limits.productName} characters in one line.`,
  productPriceInvalid: `Price must be above 0 and at most ${mostRupees}, with at most two decimals.`,
  productOfferPriceInvalid: `Offer price must be above 0 and at most ${mostRupees}, with at most two decimals.`,
  productOfferAbovePrice: "Offer price must not be above the price.",
  productCategoryUnknown: "Category must be one of the shop's seven categories.",
  productDescriptionInvalid: `Description may have at most ${limits.descriptionLines} lines of ${limits.descriptionLine} characters.`,
  productWeightInvalid: `Weight may have at most ${limits.weight} characters.`,
  productQuantityInvalid: `Quantity must be a whole number from 0 to ${grouped(limits.stock)}.`,
  imagesTooMany: `Images: at most ${limits.images} files.`,
  imagesChanged: `Images: others were added meanwhile, and at most ${limits.images} have room. Please open the product again.`,
  imageTooLarge: `Images: each file may have at most ${limits.imageBytes / 1e6} MB and ${limits.imagePixels / 1e6} megapixels.`,
  filesAway: "Files cannot be stored right now. Nothing was saved. Please try again in a minute.",
  imageInvalid: "Images: only JPEG, PNG, WebP and AVIF pictures are accepted.",
  stockUpdated: "Stock status updated",
  stockEmpty: "No units are left. Enter a quantity to put this product in stock.",
  stockTaken: (name: string) =>
    `Not enough stock of ${name}: the units left are promised to other orders.`,
  productsSwitchedOff: (names: readonly string[]) => `Switched off for sale: ${names.join(", ")}.`,
  stockNotCounted: "The units of this product are not counted. Leave the quantity empty.",
  stockOfKit:
    "This product is made of several items. They are counted one by one in Medusa Admin (Inventory).",
  stockElsewhere:
    "More units than that lie at another location. Count those in Medusa Admin (Inventory) first.",
  stockOnTheMove: "Orders of this product are being packed. Please try again in a moment.",
  // cart, addresses, orders
  cartUpdated: "Cart updated",
  quantityInvalid: `Quantity must be a whole number from 0 to ${limits.quantity}.`,
  addressAdded: "Address added successfully",
  addresses: "Addresses loaded.",
  addressUpdated: "Address updated successfully",
  addressDeleted: "Address deleted.",
  addressGone: "There is no such address.",
  addressesTooFast: "You have added many addresses in the last hour. Please try again later.",
  addressesTooMany: `You have ${limits.addresses} addresses. Please delete one before you add another.`,
  addressFieldTooLong: `Each field of the address may have at most ${limits.addressField} characters.`,
  addressStateUnknown: "Please choose a state from the list.",
  addressCountryUnknown: "We deliver in India only.",
  addressUnknown: "Please select an address",
  cartEmpty: "Please add items to proceed",
  orderPlaced: "Order placed successfully",
  orderQuantityInvalid: `Quantity must be a whole number from 1 to ${limits.quantity}.`,
  orderProductUnknown: "A product of your order is no longer available. Please refresh your cart.",
  outOfStock: (names: readonly string[]) =>
    `Out of stock: ${names.join(", ")}. Please change the quantity or remove it.`,
  amountChanged: (amount: string) =>
    `The price has changed. The new total is ${amount}. Please check your cart and order again.`,
  onlinePaymentUnavailable: "Online payment is not available in this shop.",
  onlineAmountImpossible: `Online payment takes ${rupees(limits.cardPaise.least)} to ${rupees(limits.cardPaise.most)}. Please choose cash on delivery, or change what you order.`,
  taxLine: `Tax (${TAX_PERCENT}%)`,
  moreProducts: (count: number) => `${count} more products`,
  paymentPage: "Please pay on the page that opens.",
  paymentProviderAway:
    "Online payment is not available right now. Nothing was ordered or charged. Please try again in a few minutes, or choose cash on delivery.",
  paymentPageAway:
    "The payment page cannot be opened right now. Please try again in a few minutes.",
  paymentClosed: "This order can no longer be paid. Please order again.",
  paymentDone: "This order is paid already.",
  paymentLeft: "The payment was cancelled. Your items are back in the cart.",
  paymentBeingClosed:
    "The payment page could not be closed yet. It is closed, and the order cancelled, as soon as possible.",
  orderRefunded: "The money goes back to the shopper.",
  refundNoted: "Noted. The shopper was paid in another way.",
  refundImpossible: "There is no money of this order to give back.",
  refundAway: "The card provider did not take the refund. Please try again in a few minutes.",
  webhookUnproven: "The signature is wrong or too old.",
  webhookTaken: "Taken.",
  orders: "Orders loaded.",
  orderMoved: (status: string) => `The order is now: ${status}.`,
  orderCancelled: "Your order was cancelled.",
  orderUnknown: "There is no such order.",
  orderStatusUnknown: "An order can become Packed, Out for delivery, Delivered or Cancelled.",
  orderStepWrong: (from: string, to: string) =>
    `This order is ${from}: it cannot become ${to} from there.`,
  orderUnpaid: "This order is not paid yet.",
  orderAwaitsCard:
    "The shopper is paying for this order by card. Until that is paid or over, it can only be cancelled.",
  orderBeingEdited:
    "A change of this order (an edit, a return, a claim) is open in Medusa Admin. Confirm or cancel it there first.",
  orderBeingChanged:
    "The shop is changing this order at the moment. Please try again a little later.",
  orderChanged: "The order has changed meanwhile. Please look at it again.",
  orderBeingPacked: "This order is being packed already and can no longer be cancelled here.",
  orderEmpty: "There is nothing left in this order to pack. It can be cancelled.",
  orderProfileOther: (product: string) =>
    `The delivery of this order is not for the shipping profile of “${product}”. Change the profile of the product in Medusa Admin.`,
  orderPartsApart: (product: string) =>
    `The parts of “${product}” are reserved at different stock locations. Move the reservations to one location in Medusa Admin, then pack.`,
  neededByOrders:
    "Orders need this: it is the last of its kind, or units of open orders are here. Set up another one and pack those first.",
  refundReasonInUse:
    "Refunds were made under this code. Please make a new reason instead of changing it.",
  emailSignsIn: "This is the e-mail that the shopper signs in with. It cannot be changed here.",
  // contact
  contactSent: "Message sent successfully!",
  contactMissing: "Please enter a message.",
  contactTooLong: `The message may have at most ${grouped(limits.contactMessage)} characters.`,
  contacts: "Messages loaded.",
  contactsTooFast: "You have sent many messages in the last hour. Please try again later.",
  contactAnswered: "Marked as answered.",
  contactOpen: "Marked as not answered.",
  contactUnknown: "There is no such message.",
  // newsletter
  newsletterAsked: "Please check your inbox and confirm your subscription.",
  newsletterSubscribed: "You are subscribed.",
  newsletterLeft: "You are unsubscribed.",
  newsletterTokenWrong: "This link is not valid any more.",
  newsletterTooMany: "Too many requests. Please try again in an hour.",
  // answers to requests that no screen of ours makes
  bodyMalformed: "The request is not valid JSON.",
  fieldInvalid: (field: string) => `The field ${field} is missing or of the wrong type.`,
  formMalformed: "The form could not be read.",
  keyReused: "This Idempotency-Key was used for another request.",
  keyTooLong: `An Idempotency-Key may have at most ${limits.idempotencyKey} characters.`,
  signInRequired: "Please login to proceed",
  sellerSignInRequired: "Please log in as seller.",
  roleWrong: "You are not allowed to do this.",
  originForeign: "This request came from another site and was refused.",
  pathUnknown: "There is no such call.",
  methodWrong: "This call does not take that method.",
  bodyTooLarge: "The request is too large.",
  contentTypeWrong: "The request has the wrong content type.",
  tooManyStreams: "This shop is open in too many windows at once.",
  tooManyRequests: "Too many requests. Please slow down.",
  internal: "Something went wrong.",
  unavailable: "The shop is not available right now. Please try again in a moment.",
} as const
