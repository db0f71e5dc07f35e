/** Whether an object, given as `classid` and `oid`, is the shop's own: in `public`, of no extension. */
export const ownObject = (catalogue: string, alias: string, prefix: string) => `
  ${alias}.${prefix}namespace = 'public'::regnamespace and not exists (
    select from pg_depend member where member.classid = '${catalogue}'::regclass
      and member.objid = ${alias}.oid and member.deptype = 'e')`

/** Those that whoever owns a database may add to it. */
const extensions = `
  select distinct format('create extension if not exists %I', e.extname) as statement
  from pg_extension e join pg_available_extension_versions v on v.name = e.extname
  where e.extname <> 'plpgsql' and v.installed and v.trusted`

const enums = `
  select format('create type %I as enum (%s)', t.typname,
    string_agg(quote_literal(label.enumlabel), ', ' order by label.enumsortorder)) as statement
  from pg_type t join pg_enum label on label.enumtypid = t.oid
  where ${ownObject("pg_type", "t", "typ")}
  group by t.typname order by t.typname`

const searches = `
  select format('create text search configuration %I (parser = pg_catalog."default")', c.cfgname)
    as statement
  from pg_ts_config c where ${ownObject("pg_ts_config", "c", "cfg")} order by c.cfgname`

const searchMappings = `
  select format('alter text search configuration %I add mapping for %s with %s', c.cfgname, kind.alias,
    string_agg(m.mapdict::regdictionary::text, ', ' order by m.mapseqno)) as statement
  from pg_ts_config c
  join pg_ts_config_map m on m.mapcfg = c.oid
  join ts_token_type(c.cfgparser) kind on kind.tokid = m.maptokentype
  where ${ownObject("pg_ts_config", "c", "cfg")}
  group by c.cfgname, kind.alias order by c.cfgname, kind.alias`

/** Sequences of identity columns come with their column. */
const sequences = `
  select format('create sequence %I as %s increment %s minvalue %s maxvalue %s start %s cache %s%s',
    c.relname, format_type(s.seqtypid, null), s.seqincrement, s.seqmin, s.seqmax, s.seqstart,
    s.seqcache, case when s.seqcycle then ' cycle' else '' end) as statement
  from pg_sequence s join pg_class c on c.oid = s.seqrelid
  where ${ownObject("pg_class", "c", "rel")} and not exists (
    select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
      and d.deptype = 'i')
  order by c.relname`

const column = `
  format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
  || case when a.attcollation <> t.typcollation
       then (select format(' collate %I', collname) from pg_collation where oid = a.attcollation)
       else '' end
  || case when a.attgenerated = 's'
       then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
     when a.attidentity <> '' then format(' generated %s as identity (sequence name %s)',
       case a.attidentity when 'a' then 'always' else 'by default' end,
       pg_get_serial_sequence(format('%I', c.relname), a.attname))
     else '' end
  || case when a.attnotnull then ' not null' else '' end`

const tables = `
  select format('create %stable %I (%s)%s', case c.relpersistence when 'u' then 'unlogged ' else '' end,
    c.relname, string_agg(${column}, ', ' order by a.attnum),
    coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', '')) as statement
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relkind = 'r' and ${ownObject("pg_class", "c", "rel")}
  group by c.oid order by c.relname`

const functions = `
  select pg_get_functiondef(p.oid) as statement from pg_proc p
  where p.prokind in ('f', 'p') and ${ownObject("pg_proc", "p", "pro")} order by p.oid`

const defaults = `
  select format('alter table %I alter column %I set default %s', c.relname, a.attname,
    pg_get_expr(d.adbin, d.adrelid)) as statement
  from pg_attrdef d
  join pg_class c on c.oid = d.adrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum and a.attgenerated = ''
  where c.relkind = 'r' and ${ownObject("pg_class", "c", "rel")}
  order by c.relname, a.attnum`

const sequenceOwners = `
  select format('alter sequence %I owned by %I.%I', s.relname, c.relname, a.attname) as statement
  from pg_depend d
  join pg_class s on s.oid = d.objid and s.relkind = 'S'
  join pg_class c on c.oid = d.refobjid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
  where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
    and d.deptype = 'a' and ${ownObject("pg_class", "s", "rel")}
  order by s.relname`

/** Read after the snapshot was taken: never lower than the highest number in it. */
const sequencePositions = `
  select format('select setval(%L, %s, %s)', format('%I', sequencename),
    coalesce(last_value, start_value), (last_value is not null)::text) as statement
  from pg_sequences where schemaname = 'public' order by sequencename`

const constraints = (kinds: string) => `
  select format('alter table %I add constraint %I %s', c.relname, k.conname,
    pg_get_constraintdef(k.oid)) as statement
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype in (${kinds}) and ${ownObject("pg_class", "c", "rel")}
  order by c.relname, k.conname`

const indexes = `
  select pg_get_indexdef(i.indexrelid) as statement
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indisvalid and ${ownObject("pg_class", "c", "rel")} and not exists (
    select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by c.relname`

const views = `
  select format('create %sview %I as %s', case c.relkind when 'm' then 'materialized ' else '' end,
    c.relname, pg_get_viewdef(c.oid)) as statement
  from pg_class c where c.relkind in ('v', 'm') and ${ownObject("pg_class", "c", "rel")}
  order by c.oid`

const triggers = `
  select pg_get_triggerdef(t.oid) as statement
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and ${ownObject("pg_class", "c", "rel")} order by c.relname, t.tgname`

const triggerModes = `
  select format('alter table %I %s trigger %I', c.relname,
    case t.tgenabled when 'D' then 'disable' when 'A' then 'enable always' else 'enable replica' end,
    t.tgname) as statement
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and t.tgenabled <> 'O' and ${ownObject("pg_class", "c", "rel")}`

/** What the queries below cannot describe: a database with any of it is not backed up by half. */
export const strangers = `
  select c.relname::text as name from pg_class c
  where (c.relkind in ('p', 'f') or c.relispartition or c.relrowsecurity)
    and ${ownObject("pg_class", "c", "rel")}
  union all
  select i.inhrelid::regclass::text from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where c.relkind = 'r' and ${ownObject("pg_class", "c", "rel")}
  union all
  select t.typname from pg_type t
  where t.typtype in ('d', 'r') and ${ownObject("pg_type", "t", "typ")}
  union all
  select t.typname from pg_type t join pg_class c on c.oid = t.typrelid and c.relkind = 'c'
  where ${ownObject("pg_type", "t", "typ")}
  union all
  select p.proname from pg_proc p
  where p.prokind in ('a', 'w') and ${ownObject("pg_proc", "p", "pro")}
  union all
  select o.oprname from pg_operator o where ${ownObject("pg_operator", "o", "opr")}
  union all
  select d.dictname from pg_ts_dict d where ${ownObject("pg_ts_dict", "d", "dict")}
  union all
  select c.collname from pg_collation c where ${ownObject("pg_collation", "c", "coll")}
  union all
  select s.stxname from pg_statistic_ext s where ${ownObject("pg_statistic_ext", "s", "stx")}
  union all
  select r.rulename from pg_rewrite r join pg_class c on c.oid = r.ev_class
  where r.rulename <> '_RETURN' and ${ownObject("pg_class", "c", "rel")}`

/** Queries that answer statements, in the order that these can be run. */
export const steps = {
  beforeRows: [
    extensions,
    enums,
    searches,
    searchMappings,
    sequences,
    tables,
    functions,
    defaults,
    sequenceOwners,
  ],
  afterRows: [
    sequencePositions,
    constraints("'p', 'u', 'x', 'c'"),
    indexes,
    constraints("'f'"),
    views,
    triggers,
    triggerModes,
  ],
}
