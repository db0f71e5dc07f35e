/**
 * Medusa's tables that the order path and card payments write, and the guarded stock level, as Medusa 2.21.2 makes them:
 * columns (name, type, nullability, default), constraints and unique indexes. After an upgrade of Medusa:
 * read its migrations of these tables, mend the order path, let the twin test pass, then take over what
 * the message that stopped the start says.
 */
export const knownTables: Readonly<Record<string, string>> = {
  capture: `
    FOREIGN KEY (payment_id) REFERENCES payment(id) ON UPDATE CASCADE ON DELETE CASCADE; PRIMARY
    KEY (id); amount numeric not null; created_at timestamptz not null default now(); created_by
    text; deleted_at timestamptz; id text not null; metadata jsonb; payment_id text not null;
    raw_amount jsonb not null; updated_at timestamptz not null default now()`,
  inventory_level: `
    FOREIGN KEY (inventory_item_id) REFERENCES inventory_item(id) ON UPDATE CASCADE ON DELETE
    CASCADE; PRIMARY KEY (id); UNIQUE INDEX ON inventory_level USING btree (inventory_item_id,
    location_id) WHERE (deleted_at IS NULL); created_at timestamptz not null default now();
    deleted_at timestamptz; id text not null; incoming_quantity numeric not null default 0;
    inventory_item_id text not null; location_id text not null; metadata jsonb;
    raw_incoming_quantity jsonb; raw_reserved_quantity jsonb; raw_stocked_quantity jsonb;
    reserved_quantity numeric not null default 0; stocked_quantity numeric not null default 0;
    updated_at timestamptz not null default now()`,
  order: `
    FOREIGN KEY (billing_address_id) REFERENCES order_address(id) ON UPDATE CASCADE ON DELETE
    SET NULL; FOREIGN KEY (shipping_address_id) REFERENCES order_address(id) ON UPDATE CASCADE
    ON DELETE SET NULL; PRIMARY KEY (id); UNIQUE INDEX ON "order" USING btree
    (custom_display_id) WHERE (deleted_at IS NULL); billing_address_id text; canceled_at
    timestamptz; created_at timestamptz not null default now(); currency_code text not null;
    custom_display_id text; customer_id text; deleted_at timestamptz; display_id int4 default
    nextval('order_display_id_seq'::regclass); email text; id text not null; is_draft_order bool
    not null default false; locale text; metadata jsonb; no_notification bool; region_id text;
    sales_channel_id text; shipping_address_id text; status order_status_enum not null default
    'pending'::order_status_enum; updated_at timestamptz not null default now(); version int4
    not null default 1`,
  order_address: `
    PRIMARY KEY (id); address_1 text; address_2 text; city text; company text; country_code
    text; created_at timestamptz not null default now(); customer_id text; deleted_at
    timestamptz; first_name text; id text not null; last_name text; metadata jsonb; phone text;
    postal_code text; province text; updated_at timestamptz not null default now()`,
  order_item: `
    FOREIGN KEY (item_id) REFERENCES order_line_item(id) ON UPDATE CASCADE ON DELETE CASCADE;
    FOREIGN KEY (order_id) REFERENCES "order"(id) ON UPDATE CASCADE ON DELETE CASCADE; PRIMARY
    KEY (id); compare_at_unit_price numeric; created_at timestamptz not null default now();
    deleted_at timestamptz; delivered_quantity numeric not null default 0; fulfilled_quantity
    numeric not null; id text not null; item_id text not null; metadata jsonb; order_id text not
    null; quantity numeric not null; raw_compare_at_unit_price jsonb; raw_delivered_quantity
    jsonb not null default '{"value": "0", "precision": 20}'::jsonb; raw_fulfilled_quantity
    jsonb not null default '{"value": "0", "precision": 20}'::jsonb; raw_quantity jsonb not
    null; raw_return_dismissed_quantity jsonb not null default '{"value": "0", "precision":
    20}'::jsonb; raw_return_received_quantity jsonb not null default '{"value": "0",
    "precision": 20}'::jsonb; raw_return_requested_quantity jsonb not null default '{"value":
    "0", "precision": 20}'::jsonb; raw_shipped_quantity jsonb not null default '{"value": "0",
    "precision": 20}'::jsonb; raw_unit_price jsonb; raw_written_off_quantity jsonb not null
    default '{"value": "0", "precision": 20}'::jsonb; return_dismissed_quantity numeric not
    null; return_received_quantity numeric not null; return_requested_quantity numeric not null;
    shipped_quantity numeric not null; unit_price numeric; updated_at timestamptz not null
    default now(); version int4 not null; written_off_quantity numeric not null`,
  order_line_item: `
    FOREIGN KEY (totals_id) REFERENCES order_item(id) ON UPDATE CASCADE ON DELETE CASCADE;
    PRIMARY KEY (id); compare_at_unit_price numeric; created_at timestamptz not null default
    now(); deleted_at timestamptz; id text not null; is_custom_price bool not null default
    false; is_discountable bool not null default true; is_giftcard bool not null default false;
    is_tax_inclusive bool not null default false; metadata jsonb; product_collection text;
    product_description text; product_handle text; product_id text; product_subtitle text;
    product_title text; product_type text; product_type_id text; raw_compare_at_unit_price
    jsonb; raw_unit_price jsonb not null; requires_shipping bool not null default true; subtitle
    text; thumbnail text; title text not null; totals_id text; unit_price numeric not null;
    updated_at timestamptz not null default now(); variant_barcode text; variant_id text;
    variant_option_values jsonb; variant_sku text; variant_title text`,
  order_line_item_tax_line: `
    FOREIGN KEY (item_id) REFERENCES order_line_item(id) ON UPDATE CASCADE ON DELETE CASCADE;
    PRIMARY KEY (id); code text not null; created_at timestamptz not null default now(); data
    jsonb; deleted_at timestamptz; description text; id text not null; item_id text not null;
    metadata jsonb; provider_id text; rate numeric not null; raw_rate jsonb not null;
    tax_rate_id text; updated_at timestamptz not null default now()`,
  order_payment_collection: `
    PRIMARY KEY (order_id, payment_collection_id); created_at timestamptz not null default
    CURRENT_TIMESTAMP; deleted_at timestamptz; id varchar not null; order_id varchar not null;
    payment_collection_id varchar not null; updated_at timestamptz not null default
    CURRENT_TIMESTAMP`,
  order_shipping: `
    FOREIGN KEY (order_id) REFERENCES "order"(id) ON UPDATE CASCADE ON DELETE CASCADE; PRIMARY
    KEY (id); claim_id text; created_at timestamptz not null default now(); deleted_at
    timestamptz; exchange_id text; id text not null; order_id text not null; return_id text;
    shipping_method_id text not null; updated_at timestamptz not null default now(); version
    int4 not null`,
  order_shipping_method: `
    PRIMARY KEY (id); amount numeric not null; created_at timestamptz not null default now();
    data jsonb; deleted_at timestamptz; description jsonb; id text not null; is_custom_amount
    bool not null default false; is_tax_inclusive bool not null default false; metadata jsonb;
    name text not null; raw_amount jsonb not null; shipping_option_id text; updated_at
    timestamptz not null default now()`,
  order_shipping_method_tax_line: `
    FOREIGN KEY (shipping_method_id) REFERENCES order_shipping_method(id) ON UPDATE CASCADE ON
    DELETE CASCADE; PRIMARY KEY (id); code text not null; created_at timestamptz not null
    default now(); data jsonb; deleted_at timestamptz; description text; id text not null;
    metadata jsonb; provider_id text; rate numeric not null; raw_rate jsonb not null;
    shipping_method_id text not null; tax_rate_id text; updated_at timestamptz not null default
    now()`,
  order_summary: `
    FOREIGN KEY (order_id) REFERENCES "order"(id) ON UPDATE CASCADE ON DELETE CASCADE; PRIMARY
    KEY (id); created_at timestamptz not null default now(); deleted_at timestamptz; id text not
    null; order_id text not null; totals jsonb; updated_at timestamptz not null default now();
    version int4 not null default 1`,
  order_transaction: `
    FOREIGN KEY (order_id) REFERENCES "order"(id) ON UPDATE CASCADE ON DELETE CASCADE; PRIMARY
    KEY (id); amount numeric not null; claim_id text; created_at timestamptz not null default
    now(); currency_code text not null; deleted_at timestamptz; exchange_id text; id text not
    null; order_id text not null; raw_amount jsonb not null; reference text; reference_id text;
    return_id text; updated_at timestamptz not null default now(); version int4 not null default
    1`,
  payment: `
    FOREIGN KEY (payment_collection_id) REFERENCES payment_collection(id) ON UPDATE CASCADE ON
    DELETE CASCADE; PRIMARY KEY (id); UNIQUE INDEX ON payment USING btree (payment_session_id)
    WHERE (deleted_at IS NULL); amount numeric not null; canceled_at timestamptz; captured_at
    timestamptz; created_at timestamptz not null default now(); currency_code text not null;
    data jsonb; deleted_at timestamptz; id text not null; metadata jsonb; payment_collection_id
    text not null; payment_session_id text not null; provider_id text not null; raw_amount jsonb
    not null; updated_at timestamptz not null default now()`,
  payment_collection: `
    CHECK ((status = ANY (ARRAY['not_paid'::text, 'awaiting'::text, 'authorized'::text,
    'partially_authorized'::text, 'canceled'::text, 'failed'::text, 'partially_captured'::text,
    'completed'::text]))); PRIMARY KEY (id); amount numeric not null; authorized_amount numeric;
    captured_amount numeric; completed_at timestamptz; created_at timestamptz not null default
    now(); currency_code text not null; deleted_at timestamptz; id text not null; metadata
    jsonb; raw_amount jsonb not null; raw_authorized_amount jsonb; raw_captured_amount jsonb;
    raw_refunded_amount jsonb; refunded_amount numeric; status text not null default
    'not_paid'::text; updated_at timestamptz not null default now()`,
  payment_session: `
    CHECK ((status = ANY (ARRAY['authorized'::text, 'captured'::text, 'pending'::text,
    'requires_more'::text, 'error'::text, 'canceled'::text, 'pending_authorization'::text])));
    FOREIGN KEY (payment_collection_id) REFERENCES payment_collection(id) ON UPDATE CASCADE ON
    DELETE CASCADE; PRIMARY KEY (id); amount numeric not null; authorized_at timestamptz;
    context jsonb; created_at timestamptz not null default now(); currency_code text not null;
    data jsonb not null default '{}'::jsonb; deleted_at timestamptz; id text not null; metadata
    jsonb; payment_collection_id text not null; provider_id text not null; raw_amount jsonb not
    null; status text not null default 'pending'::text; updated_at timestamptz not null default
    now()`,
  reservation_item: `
    FOREIGN KEY (inventory_item_id) REFERENCES inventory_item(id) ON UPDATE CASCADE ON DELETE
    CASCADE; PRIMARY KEY (id); allow_backorder bool default false; created_at timestamptz not
    null default now(); created_by text; deleted_at timestamptz; description text; external_id
    text; id text not null; inventory_item_id text not null; line_item_id text; location_id text
    not null; metadata jsonb; quantity numeric not null; raw_quantity jsonb; updated_at
    timestamptz not null default now()`,
}
