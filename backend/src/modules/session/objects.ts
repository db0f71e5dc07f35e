/**
 * Sessions end with what they stand on, whoever changes it (our calls, Medusa Admin, Medusa's
 * command line): a new password ends all sessions of its owner, a deleted customer or user theirs.
 */
export const sessionObjects: readonly string[] = [
  `create or replace function shop_end_sessions_of_identity() returns trigger
   language plpgsql as $$
   begin
     delete from shop_session using auth_identity auth
     where auth.id = new.auth_identity_id
       and subject_id in (auth.app_metadata->>'customer_id', auth.app_metadata->>'user_id');
     return null;
   end $$`,
  `create or replace trigger shop_password_changed
   after update of provider_metadata on provider_identity for each row
   when (old.provider_metadata->>'password' is distinct from new.provider_metadata->>'password')
   execute function shop_end_sessions_of_identity()`,
  `create or replace function shop_end_sessions_of_actor() returns trigger
   language plpgsql as $$
   begin
     delete from shop_session where subject_id = old.id;
     delete from shop_reader where subject_id = old.id;
     return null;
   end $$`,
  ...["customer", '"user"'].flatMap((table) => [
    `create or replace trigger shop_actor_deleted after delete on ${table} for each row
     execute function shop_end_sessions_of_actor()`,
    `create or replace trigger shop_actor_hidden after update of deleted_at on ${table} for each row
     when (old.deleted_at is null and new.deleted_at is not null)
     execute function shop_end_sessions_of_actor()`,
  ]),
]
