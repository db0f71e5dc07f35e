/** E-mails compare lower-cased, also those that Medusa's own command line wrote otherwise. */
export const credentialObjects: readonly string[] = [
  `create index if not exists shop_provider_identity_email
   on provider_identity (lower(entity_id)) where provider = 'emailpass'`,
]
