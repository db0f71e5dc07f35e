import { TAX_PERCENT } from "@shop/api/money"

/** Every sentence in a mail. Amounts and dates come formatted. */
export const en = {
  footer: (supportEmail: string) => `Questions? Write to ${supportEmail}.`,
  automatic: "This mail was sent automatically.",
  codeValid: "It works once, for five minutes, in the browser that asked for it.",
  codeNotYou: "If you did not ask for it, you can ignore this mail. Never tell the code to anyone.",
  registrationCode: {
    subject: (shop: string) => `Your OTP for ${shop}`,
    heading: (name?: string) => (name ? `Welcome, ${name}!` : "Welcome!"),
    intro: "Enter this OTP to verify your email address:",
  },
  resetCode: {
    subject: (shop: string) => `Your OTP to reset your ${shop} password`,
    heading: "Reset your password",
    intro: "Enter this OTP to choose a new password:",
  },
  accountExists: {
    subject: (shop: string) => `You already have an account at ${shop}`,
    heading: "You already have an account",
    intro: (shop: string) =>
      `Somebody, probably you, tried to register at ${shop} with this email address. It has an account already, so no OTP was sent.`,
    signIn: "Just log in with your password. If you have forgotten it, you can set a new one.",
    link: "Set a new password",
    notYou: "If it was not you, there is nothing to do: your account has not changed.",
  },
  passwordChanged: {
    subject: (shop: string) => `Your ${shop} password was changed`,
    heading: (name: string) => `Hello ${name},`,
    intro: (when: string) =>
      `your password was changed on ${when}. You were signed out everywhere.`,
    notYou: (supportEmail: string) =>
      `If it was not you, set a new password at once and write to ${supportEmail}.`,
    link: "Set a new password",
  },
  orderPlaced: {
    subject: (shop: string) => `Your order at ${shop} has been placed`,
    heading: (name: string) => `Thank you, ${name}!`,
    intro: "We have received your order and are packing it.",
    placed: (when: string) => `Placed on ${when}`,
    reference: (id: string) => `Order ${id}`,
    line: (quantity: number, unit: string) => `${quantity} × ${unit}`,
    subtotal: "Subtotal",
    tax: `Tax (${TAX_PERCENT}%)`,
    shipping: "Shipping",
    free: "Free",
    total: "Total",
    payment: {
      COD: (total: string) => `Please pay ${total} when it is delivered (cash on delivery).`,
      Online: "Paid online.",
    },
    address: "Delivery address",
    link: "See my orders",
  },
  orderSent: {
    subject: (shop: string) => `Your order from ${shop} is on its way`,
    heading: (name: string) => (name ? `${name}, it is on its way!` : "It is on its way!"),
    intro: "Your order has left our store and will soon be at your door.",
    pay: (total: string) => `Please have ${total} ready (cash on delivery).`,
  },
  orderDelivered: {
    subject: (shop: string) => `Your order from ${shop} has been delivered`,
    heading: (name: string) => (name ? `Enjoy it, ${name}!` : "Enjoy it!"),
    intro: "Your order has been delivered. Thank you for shopping with us.",
  },
  orderCancelled: {
    subject: (shop: string) => `Your order at ${shop} was cancelled`,
    heading: (name: string) => (name ? `Hello ${name},` : "Hello,"),
    intro:
      "Your order was cancelled and will not be delivered. If you have paid for it, you get the money back.",
  },
  paymentReceived: {
    subject: (shop: string) => `We received your payment to ${shop}`,
    heading: (name: string) => (name ? `Thank you, ${name}!` : "Thank you!"),
    intro: (amount: string, when: string) => `We received ${amount} by card on ${when}.`,
    after: "There is nothing to pay at the door. We are packing your order.",
  },
  paymentExpired: {
    subject: (shop: string) => `Your order at ${shop} was not paid in time`,
    heading: (name: string) => (name ? `Hello ${name},` : "Hello,"),
    intro: (amount: string) =>
      `the payment page of your order over ${amount} was closed before it was paid. The order is cancelled, and nothing was charged.`,
    after: "Everything is in your cart again, if you still want it.",
  },
  paymentFailed: {
    subject: (shop: string) => `The payment of your order at ${shop} failed`,
    heading: (name: string) => (name ? `Hello ${name},` : "Hello,"),
    intro: (amount: string) =>
      `your bank did not let us have the ${amount} for your order. The order is cancelled, and nothing was charged.`,
    after: "Everything is in your cart again: you can pay by another card, or cash on delivery.",
  },
  paymentRefunded: {
    subject: (shop: string) => `${shop} sends your money back`,
    heading: (name: string) => (name ? `Hello ${name},` : "Hello,"),
    intro: (amount: string) => `we have sent ${amount} back to the card you paid with.`,
    after: "Your bank shows it within 5 to 7 business days.",
  },
  paymentProblem: {
    subject: (shop: string) => `${shop}: a card payment needs you`,
    heading: "Please look at this payment",
    of: {
      amount:
        "The card provider received another amount than the order's. It does not count as paid. Compare both; cancelling the order gives the money back.",
      dispute:
        "The card's owner disputes the payment with their bank. Answer it in the provider's pages, within the time given there.",
      gone: "Money came in for an order that was deleted. It goes back by itself; look that it does.",
      lost: "The card provider does not know the payment page of this order any more, so the order is cancelled. Were the provider's keys changed? Then look in the account they belonged to whether money came in for it.",
      unknown:
        "Money came in on a page of this shop, and the shop knows no such order: it was restored from a backup that is older, most likely. Look at the payment in the provider's pages and give the money back there, or deliver what was ordered.",
      refund:
        "The card's bank sent a refund back: the shopper was told of it and has not got the money. Refund again in your orders. If that is refused, the card is closed: ask the shopper how to pay them.",
      page: "Money came in on a page that this shop has not opened for the order. Look at it in the provider's pages.",
    },
    link: "See the orders",
  },
  newsletterConfirm: {
    subject: (shop: string) => `Confirm your ${shop} newsletter`,
    heading: "One more click",
    intro: (shop: string) => `Somebody, probably you, asked for the newsletter of ${shop}.`,
    link: "Confirm my subscription",
    notYou: "If it was not you, you can ignore this mail: without the click you get no newsletter.",
  },
  newsletterWelcome: {
    subject: (shop: string) => `Welcome to the ${shop} newsletter`,
    heading: "You are subscribed",
    intro: (shop: string) => `From now on you hear first of what is new and fresh at ${shop}.`,
    link: "Unsubscribe",
  },
}
