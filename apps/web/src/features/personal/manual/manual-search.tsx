import type { ManualArea } from '@sojourn/domain/personal/manual/contents'
import { excerptOf, markedPieces, searchManual, termsOf, type Hit } from '@sojourn/domain/personal/manual/search'
import type { Topics } from '@sojourn/text/topics'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { KeyboardEvent, ReactNode } from 'react'
import { queryClient } from '../../../api/queries'
import { useSearchAddress } from '../../../kit/browser/address-secret'
import { Button } from '../../../kit/actions/button'
import { Link } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { loadArticle } from '../../../kit/help/articles'
import { SearchField } from '../../../kit/lists/search-field'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { entriesOf } from './manual-address'
import styles from './manual.module.css'
import { passagesOf } from './passages'

/** Enough to choose from; whoever wants less writes more. */
const mostHits = 20

interface ManualSearchProps {
  areas: readonly ManualArea[]
  /** What stands here while nothing is sought. */
  children: ReactNode
}

/** One field for the whole manual, what is sought in the address; results take the place of the article. */
export function ManualSearch({ areas, children }: ManualSearchProps) {
  const text = useText('personal/manual')
  const [address, setAddress] = useSearchAddress()
  const query = address.get('q') ?? ''
  const seek = (words: string) => {
    const next = new URLSearchParams(address)
    if (words === '') next.delete('q')
    else next.set('q', words)
    setAddress(next, { replace: query !== '', preventScrollReset: true })
  }
  return (
    <div onKeyDown={walkResults} className={styles['search']}>
      <div
        role="search"
        className={styles['field']}
        onFocus={() => void queryClient.prefetchQuery(allPassages(areas, text.articles))}
      >
        <SearchField label={text.search} hint={text.searchHint} value={query} onChange={seek} />
      </div>
      {query === '' ? children : <Results areas={areas} query={query} onClear={() => seek('')} />}
    </div>
  )
}

/** Up and down lead from the field through the results and back. */
function walkResults(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-result]')]
  const at = stops.findIndex((stop) => stop === event.target)
  const next = step && at >= 0 ? stops[at + step] : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface ResultsProps {
  areas: readonly ManualArea[]
  query: string
  onClear: () => void
}

/** All articles that concern the person, as plain words. */
function allPassages(areas: readonly ManualArea[], titles: Topics['personal/manual']['articles']) {
  const keys = entriesOf(areas).map(({ key }) => key)
  return queryOptions({
    queryKey: ['manual', ...keys],
    queryFn: async () => Promise.all(keys.map(async (key) => passagesOf(key, titles[key], await loadArticle(key)))),
    staleTime: Infinity,
  })
}

function useHits(areas: readonly ManualArea[], query: string) {
  const { articles } = useText('personal/manual')
  const { data, error, refetch } = useQuery(allPassages(areas, articles))
  return { hits: data && searchManual(data.flat(), query), error, retry: () => void refetch() }
}

function Results({ areas, query, onClear }: ResultsProps) {
  const text = useText('personal/manual')
  const { hits, error, retry } = useHits(areas, query)
  if (!hits) return error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton height={320} />
  if (hits.length === 0)
    return (
      <EmptyState title={text.noneTitle({ query })} action={<Button onClick={onClear}>{text.clearSearch}</Button>}>
        {text.noneText}
      </EmptyState>
    )
  const terms = termsOf(query)
  return (
    <section aria-label={text.results} className={styles['results']}>
      <p role="status" className={styles['count']}>
        {text.resultCount({ count: hits.length, query })}
      </p>
      <ol>
        {hits.slice(0, mostHits).map((hit) => (
          <li key={`${hit.passage.article} ${hit.passage.section}`}>
            <Result hit={hit} terms={terms} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Result({ hit: { passage }, terms }: { hit: Hit; terms: readonly string[] }) {
  const { article, section, title, heading, words } = passage
  return (
    <Link bare data-result to={paths.manual({ article, section })} className={styles['result']}>
      <span className={styles['resultTitle']}>
        <Marked words={title} terms={terms} />
        {heading !== title && (
          <>
            {' › '}
            <Marked words={heading} terms={terms} />
          </>
        )}
      </span>
      <span className={styles['excerpt']}>
        <Marked words={excerptOf(words, terms)} terms={terms} />
      </span>
    </Link>
  )
}

const Marked = ({ words, terms }: { words: string; terms: readonly string[] }) => {
  let at = 0
  return markedPieces(words, terms).map(({ words: piece, isHit }) => {
    const key = at
    at += piece.length
    return isHit ? <mark key={key}>{piece}</mark> : <span key={key}>{piece}</span>
  })
}
