import { Container, ErrorCard, Heading, Stack, Switch, Table } from "@shop/ds"
import { formatRelative, usePageTitle, useQuery } from "@shop/kernel"
import { useComposition, useStore } from "@shop/kernel/host"
import { useMessages } from "../messages"
import { inspectionQuery } from "./inspection-query"
import { loadTimeOf } from "./load-time"
import { ownersShown, showOwners } from "./owners-switch"
import { RunLocal } from "./run-local"
import { slotsOf } from "./slots-of"
import styles from "./staging.module.css"

/** Who is live, who fills whose slots, who uses whom, how they fare, and what happened last. */
export default function InspectorPage() {
  const texts = useMessages().staging
  usePageTitle(texts.title)
  const { registry } = useComposition()
  const { data, isError, isFetching, refetch } = useQuery(inspectionQuery)
  const { microFrontends = [], events = [] } = data ?? {}
  const timeOf = (name: string) => {
    const time = loadTimeOf(registry, name)
    return time === undefined ? texts.none : texts.milliseconds(time)
  }
  return (
    <Container className={styles.page}>
      <Stack gap="lg">
        <Heading level={1}>{texts.title}</Heading>
        {isError ? (
          <ErrorCard
            title={texts.failed}
            retryLabel={texts.tryAgain}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
        <Switch
          label={texts.outline}
          checked={useStore(ownersShown)}
          onCheckedChange={showOwners}
        />
        <Heading level={2}>{texts.live}</Heading>
        <Table
          caption={texts.live}
          rows={microFrontends}
          rowKey={({ name }) => name}
          columns={[
            { id: "name", header: texts.name, cell: ({ name }) => name },
            { id: "owner", header: texts.owner, cell: ({ owner }) => owner },
            { id: "release", header: texts.release, cell: ({ release }) => release },
            { id: "last", header: texts.lastGood, cell: ({ lastGood }) => lastGood ?? texts.none },
            {
              id: "trial",
              header: texts.trial,
              cell: ({ trial }) => (trial ? texts.onTrial(trial.release, trial.share) : texts.none),
            },
            { id: "views", header: texts.views, cell: ({ views }) => views, align: "end" },
            {
              id: "failures",
              header: texts.failures,
              cell: ({ failures }) => failures,
              align: "end",
            },
            { id: "time", header: texts.loaded, cell: ({ name }) => timeOf(name), align: "end" },
          ]}
        />
        <Heading level={2}>{texts.slots}</Heading>
        <Table
          caption={texts.slots}
          rows={slotsOf(microFrontends, texts.shell)}
          rowKey={({ id }) => id}
          columns={[
            { id: "slot", header: texts.slot, cell: ({ id }) => id },
            { id: "host", header: texts.host, cell: ({ host }) => host },
            {
              id: "fragments",
              header: texts.fragments,
              cell: ({ fragments }) => fragments.join(", ") || texts.none,
            },
          ]}
        />
        <Heading level={2}>{texts.uses}</Heading>
        <Table
          caption={texts.uses}
          rows={microFrontends}
          rowKey={({ name }) => name}
          columns={[
            { id: "name", header: texts.name, cell: ({ name }) => name },
            {
              id: "needs",
              header: texts.needs,
              cell: ({ needs }) =>
                [...needs.slots, ...needs.fragments, ...needs.routes, ...needs.calls].join(", "),
            },
          ]}
        />
        <Heading level={2}>{texts.history}</Heading>
        {data?.takesBackByItself === false ? <p>{texts.registryElsewhere}</p> : null}
        <Table
          caption={texts.history}
          rows={events}
          rowKey={({ at, name }) => `${at} ${name}`}
          columns={[
            { id: "when", header: texts.when, cell: ({ at }) => formatRelative(at) },
            { id: "name", header: texts.name, cell: ({ name, to }) => `${name} ${to ?? ""}` },
            { id: "what", header: texts.what, cell: ({ action }) => action },
            { id: "who", header: texts.who, cell: ({ by }) => by },
            { id: "why", header: texts.why, cell: ({ why }) => why ?? texts.none },
          ]}
        />
        <Heading level={2}>{texts.local}</Heading>
        <RunLocal />
      </Stack>
    </Container>
  )
}
