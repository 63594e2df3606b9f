import type { VisaProduct, VisaProductDetail } from '@sojourn/contract/products/visa/visa.shapes'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { baseRate } from '../../../../kit/text/currency'
import { ButtonLink } from '../../../../kit/actions/link'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { RadioGroup } from '../../../../kit/forms/radio-group'
import { Card, Page, Stack, TwoColumns } from '../../../../kit/layout/page'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { Badge } from '../../../../kit/marks/badge'
import { formatDate, formatFullDate, formatPrice } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { PriceLines } from '../../../booking/order/price-lines'
import { Delivery } from '../delivery'
import { EntryRules } from '../entry-rules'
import { useVisaDetail, type ChosenVisa } from '../queries'
import { TemplateButton } from '../template-button'
import { VisaProblem } from '../visa-problem'
import styles from '../visa.module.css'

export async function loader() {
  await loadTexts(
    'products/visa/words',
    'products/visa/detail',
    'booking/placing/book',
    'booking/list',
    'booking/placing/book-form',
    'kit/widgets',
  )
  return null
}

/** One visa: what it is, by when it is here, where one applies, what one brings and what cancelling loses (S2.27). */
export function Component() {
  const text = useText('products/visa/detail')
  const [address] = useSearchParams()
  const chosen = { tempOrderNo: address.get('tempOrderNo') ?? '', productId: address.get('productId') ?? '' }
  const detail = useVisaDetail(chosen)
  const { tempOrderNo } = chosen
  return (
    <Page title={detail.data?.product.name ?? text.title} back={paths.visaList({ tempOrderNo })}>
      {detail.error ? (
        <VisaProblem error={detail.error} tempOrderNo={tempOrderNo} onRetry={() => void detail.refetch()} />
      ) : detail.data ? (
        <TwoColumns main={<Main detail={detail.data} />} aside={<Aside chosen={chosen} detail={detail.data} />} />
      ) : (
        <SkeletonList count={3} height={180} gap={16} />
      )}
    </Page>
  )
}

function Main({ detail }: { detail: VisaProductDetail }) {
  const text = useText('products/visa/detail')
  return (
    <Stack>
      <EntryRules rules={detail.rules} transit={detail.transit} />
      <Facts detail={detail} />
      <Checklists lists={detail.checklists} />
      <Districts detail={detail} />
      {detail.severalCountries && <Card title={text.several}>{detail.severalCountries}</Card>}
      <Card title={text.cancellation}>
        <ul className={styles['list']}>
          {detail.cancellation.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Card>
    </Stack>
  )
}

function Facts({ detail: { product, passportUntil } }: { detail: VisaProductDetail }) {
  const text = useText('products/visa/detail')
  const words = useText('products/visa/words')
  const { kind, entries, stayDays, validityDays, workingDays, express, interview, fingerprint } = product
  const appearance = [...(interview ? [words.interview] : []), ...(fingerprint ? [words.fingerprint] : [])]
  return (
    <Card title={text.facts}>
      <FactList>
        <Fact name={text.kind}>{words.kinds[kind]}</Fact>
        <Fact name={text.entries}>{words.entries[entries]}</Fact>
        <Fact name={text.stay}>{words.stay({ days: stayDays })}</Fact>
        <Fact name={text.validity}>{words.validity({ days: validityDays })}</Fact>
        <Fact name={text.time}>{words.workingDays({ days: workingDays })}</Fact>
        <Fact name={text.delivery}>
          <Delivery delivery={product.delivery} />
        </Fact>
        {express && (
          <Fact name={words.prices.expressFee}>{text.express({ days: express.workingDays, fee: formatPrice(express.fee) })}</Fact>
        )}
        <Fact name={text.appearance}>{appearance.length > 0 ? appearance.join(' · ') : text.noAppearance}</Fact>
        <Fact name={text.passport}>
          {product.passportNeeded ? words.passportNeeded : words.passportNotNeeded} ·{' '}
          {text.passportUntil({ day: formatFullDate(passportUntil) })}
        </Fact>
      </FactList>
    </Card>
  )
}

/** What each kind of applicant brings. */
function Checklists({ lists }: { lists: VisaProductDetail['checklists'] }) {
  const text = useText('products/visa/detail')
  const [type, setType] = useState(lists[0]?.applicantType ?? 'employed')
  const shown = lists.find(({ applicantType }) => applicantType === type)
  return (
    <Card title={text.materials}>
      <RadioGroup
        label={text.applicantType}
        value={type}
        onChange={setType}
        choices={lists.map(({ applicantType, name }) => ({ value: applicantType, label: name }))}
      />
      <ul>
        {shown?.materials.map(({ material, name, form, description, required, reusableDays }) => (
          <li key={material} className={styles['paper']}>
            <span>
              <strong>{name}</strong> <span className={styles['soft']}>{form}</span>
              <br />
              <span className={styles['soft']}>{description}</span>
              {reusableDays > 0 && (
                <>
                  <br />
                  <span className={styles['soft']}>{text.reusable({ days: reusableDays })}</span>
                </>
              )}
            </span>
            <span className={styles['actions']}>
              <TemplateButton material={material} name={name} />
              <Badge tone={required ? 'brand' : 'neutral'}>{required ? text.required : text.optional}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Districts({ detail: { districts, product } }: { detail: VisaProductDetail }) {
  const text = useText('products/visa/detail')
  const bookText = useText('booking/placing/book')
  return (
    <Card title={text.districts}>
      <p className={styles['soft']}>{text.districtsWhy}</p>
      <FactList>
        {districts.map(({ code, name, provinceNames }) => (
          <Fact key={code} name={name}>
            {bookText.list({ items: provinceNames })}{' '}
            {product.district?.code === code && (
              <Badge tone="brand" icon="pin">
                {text.yours}
              </Badge>
            )}
          </Fact>
        ))}
      </FactList>
    </Card>
  )
}

function Aside({ chosen, detail: { product, departDate } }: { chosen: ChosenVisa; detail: VisaProductDetail }) {
  const text = useText('products/visa/detail')
  const words = useText('products/visa/words')
  const bookText = useText('booking/placing/book')
  return (
    <Card title={formatDate(departDate)}>
      <Stack>
        <PriceLines
          rate={baseRate()}
          lines={pricesOf(product)}
          names={words.prices}
          total={product.consularFee + product.serviceFee}
          totalLabel={bookText.total}
        />
        <ButtonLink kind="main" size="large" wide to={paths.visaPlaceOrder(chosen)}>
          {text.order}
        </ButtonLink>
      </Stack>
    </Card>
  )
}

/** What one applicant pays. */
const pricesOf = ({ consularFee, serviceFee }: VisaProduct) =>
  [
    { kind: 'consularFee', unit: consularFee, count: 1, amount: consularFee },
    { kind: 'visaServiceFee', unit: serviceFee, count: 1, amount: serviceFee },
  ].filter(({ amount }) => amount > 0)
