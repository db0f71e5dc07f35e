/** Whether a rule of a shipping option, a row called `rule`, holds for a cart as Medusa's storefront asks. */
const holds = `(select case
    when rule.operator in ('eq', 'in') then rule.value ? cart.says
    when rule.operator in ('ne', 'nin') then not rule.value ? cart.says
  end from (select case rule.attribute when 'is_return' then 'false' when 'enabled_in_store' then 'true'
    else 'undefined' end as says) cart)`

/** Whether some of these rules (SQL up to its conditions) keep their shipping option from an ordinary cart. */
export const isWithheld = (rules: string) =>
  `exists (select from ${rules} and ${holds} is not true)`

/**
 * Whether a shipping option, whose table is called `option`, delivers what is ordered: others bring returns
 * back, or are for Medusa Admin alone.
 */
export const delivers = `option.deleted_at is null and option.price_type = 'flat'
  and not ${isWithheld(`shipping_option_rule rule where rule.shipping_option_id = option.id
    and rule.deleted_at is null`)}`

/** The way of delivery of new orders, as a subquery of `shipping_option`. */
export const shopDelivery = `select * from shipping_option option where ${delivers}
  order by option.created_at limit 1`
