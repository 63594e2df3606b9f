import { products, travelTypes } from '@sojourn/contract/booking/codes'
import type { VisaAlong } from '@sojourn/contract/products/visa/visa.shapes'
import { isBookable } from '@sojourn/domain/access/product-availability'
import { Fragment } from 'react'
import { getVisasAlong } from '../../../../api/calls/products/visa/visa'
import { mayDo, useEmployee } from '../../../../api/employee'
import { useRead } from '../../../../api/queries'
import { ButtonLink, Link } from '../../../../kit/actions/link'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { Card, Stack } from '../../../../kit/layout/page'
import { Badge } from '../../../../kit/marks/badge'
import { formatDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import type { AlongsideProps } from '../../../booking/product/screens'
import styles from '../visa.module.css'

/** Which visas flights abroad may need, and by when. */
export function VisasAlong({ orders }: AlongsideProps) {
  const employee = useEmployee()
  const own = useText('products/visa/search')
  const orderNos = orders
    .filter(
      ({ productType, travelType }) =>
        products.word(productType) === 'intlFlight' && isBookable(employee, 'visa', travelTypes.word(travelType)),
    )
    .map(({ orderNo }) => orderNo)
  const enabled = orderNos.length > 0 && mayDo(employee, 'book')
  const { data, error, refetch } = useRead(getVisasAlong, { orderNos }, { enabled })
  if (error)
    return (
      <Card title={own.along}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    )
  if (!data || data.visas.length === 0) return null
  return (
    <Card title={own.along}>
      <Stack>
        {data.visas.map((visa) => (
          <Visa key={`${visa.orderNo} ${visa.countryId}`} visa={visa} />
        ))}
        {data.servingTwice.length > 0 && <p>{own.servingTwice({ papers: listOf(data.servingTwice) })}</p>}
        <Link to={paths.ownVisas()}>{own.ownVisas}</Link>
      </Stack>
    </Card>
  )
}

const listOf = (names: readonly string[]): string => names.join(' · ')

function Visa({ visa }: { visa: VisaAlong }) {
  const own = useText('products/visa/search')
  const { needs } = useText('products/visa/words')
  const { orderNo, countryId, countryName, countryNames, need, rules, neededBy, held, allHeld, applied, missing } = visa
  return (
    <div className={styles['along']}>
      <p>
        <strong>{listOf(countryNames)}</strong> {needs[need]} {allHeld && <Badge tone="good">{own.allHeld}</Badge>}
      </p>
      {need !== 'free' && !allHeld && <p>{own.neededBy({ day: formatDate(neededBy) })}</p>}
      {held.map(({ employeeId, serves, sentence: words }) => (
        <p key={employeeId} className={styles[serves ? 'soft' : 'remark']}>
          {words}
        </p>
      ))}
      {applied.map(({ employeeId, sentence: words, orderNo: visaOrderNo }) => (
        <p key={employeeId}>
          {words} {visaOrderNo && <Link to={paths.visaOrder({ orderId: visaOrderNo })}>{own.toVisaOrder}</Link>}
        </p>
      ))}
      {countryNames.length > 1 && (
        <p className={styles['soft']}>{own.serves({ countries: listOf(countryNames), country: countryName })}</p>
      )}
      {rules.map(({ sentence, conditions }) => (
        <Fragment key={sentence}>
          {conditions && <p>{conditions}</p>}
          <p className={styles['soft']}>{sentence}</p>
        </Fragment>
      ))}
      {missing && (
        <ButtonLink wide icon="visa" to={paths.visaAlong({ orderId: orderNo, country: countryId })}>
          {own.apply({ country: countryName })}
        </ButtonLink>
      )}
    </div>
  )
}
