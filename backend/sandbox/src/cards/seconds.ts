/** Now, as Stripe tells times: whole seconds since 1970. */
export const seconds = () => Math.floor(Date.now() / 1_000)
