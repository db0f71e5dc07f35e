import { Button, EmptyState, SearchIcon } from "@shop/ds"
import { useMessages } from "../../messages"

/** Search and filters leave nothing of a list that has something: says so and leads back to all. */
export function NoneFound({ title, onClear }: { title: string; onClear: () => void }) {
  const { showAll } = useMessages().lists
  return (
    <EmptyState
      role="status"
      icon={<SearchIcon />}
      title={title}
      action={
        <Button variant="soft" onClick={onClear}>
          {showAll}
        </Button>
      }
    />
  )
}
