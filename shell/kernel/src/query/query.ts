/* All that a micro-frontend may use of the query library; see router.ts for why it is a short list. */
export {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query"
