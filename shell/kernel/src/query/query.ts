/* All that a micro-frontend may use of the query library; see router.ts for why it is a short list. */
export {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query"
