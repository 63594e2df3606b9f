import type { VisaProduct, VisaSearchResult, VisaTempOrder } from '@sojourn/contract/products/visa/visa.shapes'
import type { LoaderFunctionArgs } from 'react-router'
import { useSearchParams } from 'react-router'
import { baseRate } from '../../../../kit/text/currency'
import { InBase } from '../../../../kit/marks/in-base'
import { queryClient } from '../../../../api/queries'
import { ButtonLink } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Page, Stack } from '../../../../kit/layout/page'
import { Badge } from '../../../../kit/marks/badge'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { Price } from '../../../../kit/marks/price'
import { formatDate } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { EditSearch, SummaryChips } from '../../../booking/list/summary-bar'
import { Delivery } from '../delivery'
import { EntryRules } from '../entry-rules'
import { draftOptions, searchOptions, useDraft, useVisaSearch } from '../queries'
import { VisaProblem } from '../visa-problem'
import styles from '../visa.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const tempOrderNo = new URL(request.url).searchParams.get('tempOrderNo') ?? ''
  void queryClient.prefetchQuery(draftOptions(tempOrderNo))
  void queryClient.prefetchQuery(searchOptions(tempOrderNo))
  await loadTexts('products/visa/words', 'products/visa/list', 'booking/placing/book', 'booking/list', 'kit/widgets')
  return null
}

const visaTab = 8

/** What a country asks of travellers, and the visas that the agency applies for (S2.27). */
export function Component() {
  const text = useText('products/visa/list')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  const draft = useDraft(tempOrderNo)
  const search = useVisaSearch(tempOrderNo)
  const error = draft.error ?? search.error
  const retry = () => void Promise.all([draft.refetch(), search.refetch()])
  return (
    <Page
      title={search.data ? text.title({ country: search.data.countryName }) : text.titlePlain}
      chips={draft.data && <Chips draft={draft.data} result={search.data} />}
      action={<EditSearch draft={draft.data} type={visaTab} />}
    >
      {error ? (
        <VisaProblem error={error} tempOrderNo={tempOrderNo} onRetry={retry} />
      ) : search.data ? (
        <Stack>
          <EntryRules rules={search.data.rules} transit={search.data.transit} />
          <Products tempOrderNo={tempOrderNo} result={search.data} />
        </Stack>
      ) : (
        <div role="status" aria-label={text.searching}>
          <SkeletonList count={3} height={140} gap={16} />
        </div>
      )}
    </Page>
  )
}

function Chips({ draft, result }: { draft: VisaTempOrder; result: VisaSearchResult | undefined }) {
  const text = useText('products/visa/list')
  return (
    <>
      <SummaryChips draft={draft} dates={formatDate(draft.searchParams.departDate)} />
      {result?.provinceName && <Badge icon="pin">{text.residence({ province: result.provinceName })}</Badge>}
    </>
  )
}

function Products({ tempOrderNo, result }: { tempOrderNo: string; result: VisaSearchResult }) {
  const text = useText('products/visa/list')
  const { products, rules, provinceName } = result
  if (products.length === 0)
    return (
      <EmptyState icon="visa" title={provinceName ? text.noneHereTitle({ province: provinceName }) : text.noneTitle}>
        {provinceName ? text.noneHereWhy : text.noneWhy}
      </EmptyState>
    )
  const isFree = rules.every(({ passport, need }) => passport !== 'CN' || need === 'free')
  return (
    <section className={styles['list']}>
      <h2>{text.products}</h2>
      {isFree && <p className={styles['soft']}>{text.optional}</p>}
      <ul className={styles['products']}>
        {products.map((product) => (
          <Product key={product.productId} tempOrderNo={tempOrderNo} product={product} />
        ))}
      </ul>
    </section>
  )
}

function Product({ tempOrderNo, product }: { tempOrderNo: string; product: VisaProduct }) {
  const text = useText('products/visa/list')
  const words = useText('products/visa/words')
  const { productId, name, kind, entries, stayDays, workingDays, interview, fingerprint, passportNeeded, district, policy } =
    product
  return (
    <li className={styles['product']}>
      <div className={styles['main']}>
        <h3>{name}</h3>
        <p className={styles['line']}>
          <Badge tone="brand">{words.kinds[kind]}</Badge>
          <span>{words.entries[entries]}</span>
          <span>{words.stay({ days: stayDays })}</span>
          <span>{words.workingDays({ days: workingDays })}</span>
          {district && <span>{district.name}</span>}
          {policy && <VerdictBadge verdict={policy.verdict} />}
        </p>
        {policy?.violations.map(({ travellerId, rule, sentence }) => (
          <p key={`${travellerId} ${rule}`} className={styles['soft']}>
            {sentence}
          </p>
        ))}
        <Delivery delivery={product.delivery} />
        <p className={`${styles['line']} ${styles['soft']}`}>
          {interview && <span>{words.interview}</span>}
          {fingerprint && <span>{words.fingerprint}</span>}
          <span>{passportNeeded ? words.passportNeeded : words.passportNotNeeded}</span>
        </p>
      </div>
      <div className={styles['price']}>
        <span>
          <Price fen={product.consularFee + product.serviceFee} /> <span className={styles['soft']}>{words.perPerson}</span>
        </span>
        <InBase fen={product.consularFee + product.serviceFee} rate={baseRate()} />
        <ButtonLink kind="brand" to={paths.visaDetail({ tempOrderNo, productId })}>
          {text.choose}
        </ButtonLink>
      </div>
    </li>
  )
}
