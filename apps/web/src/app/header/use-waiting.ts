import { useQueries } from '@tanstack/react-query'
import { products } from '../../features/products'

const asked = Object.values(products).flatMap(({ offers }) => offers ?? [])

/** Offers of the agency that wait for an answer, by what was asked for: what the red dots tell (S4.34). */
export const useWaitingOffers = (): { count: number; page: string | undefined }[] =>
  useQueries({
    queries: asked.map(({ call, read }) => ({
      queryKey: [call.path, {}],
      queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
      staleTime: 60_000,
    })),
  }).map(({ data }, index) => ({ count: data?.count ?? 0, page: asked[index]?.page }))
