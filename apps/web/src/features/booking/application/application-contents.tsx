import type { ApplicationDetail, ApplicationLine } from '@sojourn/contract/booking/application/application.shapes'
import { Badge } from '../../../kit/marks/badge'
import { Entry } from '../../../kit/lists/entry'
import { Fact, FactGrid } from '../../../kit/lists/facts'
import { formatDate, formatInstant, formatPrice } from '../../../kit/text/format'
import { IconMark } from '../../../kit/marks/icon-mark'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { useProductName } from './application-words'
import styles from './application-detail.module.css'
import { useProductIcon } from '../product/use-products'

interface PartProps {
  detail: ApplicationDetail
}

/** Where and when, leg by leg with what is booked of it, or as a set of cities. */
export function ApplicationItinerary({ detail }: PartProps) {
  const text = useText('booking/application/detail')
  const { content } = detail
  return (
    <Card
      title={text.itinerary}
      action={
        <span className={styles['soft']}>
          {text.days({ from: formatDate(content.startDate), to: formatDate(content.endDate) })}
        </span>
      }
    >
      {content.itineraryMode === 'cities' ? (
        <>
          {content.homeCity?.name && <p>{text.home({ city: content.homeCity.name })}</p>}
          <ul className={styles['cities']} aria-label={text.cities}>
            {content.cities.map(({ code, name }) => (
              <li key={code + name}>
                <Badge icon="pin">{name}</Badge>
              </li>
            ))}
          </ul>
          <p className={styles['hint']}>{text.citiesHint}</p>
        </>
      ) : (
        <ol>
          {content.lines.map((line, index) => (
            <Line key={index} line={line} orders={detail.lineUse[index]?.orderNos.length ?? 0} />
          ))}
        </ol>
      )}
      {(content.flexBefore > 0 || content.flexAfter > 0) && (
        <p className={styles['hint']}>{text.flex({ before: content.flexBefore, after: content.flexAfter })}</p>
      )}
    </Card>
  )
}

function Line({ line, orders }: { line: ApplicationLine; orders: number }) {
  const productIcon = useProductIcon()
  const text = useText('booking/application/detail')
  const { anyCity } = useText('booking/application/words')
  const productName = useProductName()
  const nameOf = ({ code, name }: { code: string; name: string }) => (code === '' ? anyCity : name)
  const between = line.productType === 1 || line.productType === 2 || line.productType === 5
  return (
    <Entry
      mark={<IconMark name={productIcon(line)} />}
      title={between ? `${nameOf(line.depart)} ${line.isReturn ? '⇄' : '→'} ${nameOf(line.arrive)}` : nameOf(line.arrive)}
      meta={[
        productName(line.productType),
        line.endDate === line.startDate
          ? formatDate(line.startDate)
          : `${formatDate(line.startDate)} – ${formatDate(line.endDate)}`,
        ...(line.multiUse ? [text.multiUse] : []),
      ].join(' · ')}
      end={
        <Badge tone={orders > 0 ? 'good' : 'neutral'} icon={orders > 0 ? 'check' : 'clock'}>
          {orders > 0 ? text.used({ count: orders }) : text.unused}
        </Badge>
      }
    />
  )
}

export function ApplicationTravellers({ detail }: PartProps) {
  const text = useText('booking/application/detail')
  return (
    <Card
      title={text.travellers}
      action={<span className={styles['soft']}>{detail.content.limitTraveler === 1 ? text.limited : text.unlimited}</span>}
    >
      <ul className={styles['people']}>
        {detail.travellers.map((person) => (
          <li key={person.employeeId}>
            <strong>{person.name}</strong>
            <span className={styles['soft']}>
              {[person.departmentName, person.gradeName, person.standard].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Everything else that was applied for. */
export function ApplicationAbout({ detail }: PartProps) {
  const text = useText('booking/application/detail')
  const productName = useProductName()
  const { content } = detail
  const budgets = content.budgets
    .map(({ productType, amount }) => text.byProduct({ product: productName(productType), amount: formatPrice(amount) }))
    .join(' · ')
  return (
    <Card title={text.about}>
      <FactGrid>
        <Fact name={text.number}>{detail.displayTravelApplyNo}</Fact>
        <Fact name={text.type}>{detail.travelApplyTypeDesc}</Fact>
        <Fact name={text.applicant}>{[detail.employeeName, detail.departmentName].filter(Boolean).join(' · ')}</Fact>
        <Fact name={text.created}>{formatInstant(detail.createdAt)}</Fact>
        <Fact name={text.costCentre}>{detail.costCentre || text.none}</Fact>
        <Fact name={text.products}>{content.productTypes.map(productName).join(' · ')}</Fact>
        <Fact name={text.total}>{budgets || text.none}</Fact>
        {detail.standard.length > 0 && (
          <Fact name={text.agreedStandard} wide>
            {detail.standard.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Fact>
        )}
        {content.unionNo && <Fact name={text.unionNo}>{content.unionNo}</Fact>}
        {detail.customFields.map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
        <Fact name={text.description} wide>
          {detail.travelDescription || text.none}
        </Fact>
      </FactGrid>
    </Card>
  )
}
