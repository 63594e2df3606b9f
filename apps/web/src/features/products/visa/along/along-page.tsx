import { travelTypes } from '@sojourn/contract/booking/codes'
import type { VisaAlong } from '@sojourn/contract/products/visa/visa.shapes'
import { useNavigate, useSearchParams } from 'react-router'
import { getVisasAlong } from '../../../../api/calls/products/visa/visa'
import { useEmployee } from '../../../../api/employee'
import { isProblem } from '../../../../api/problem'
import { useRead } from '../../../../api/queries'
import { ButtonLink } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../../kit/layout/page'
import { loadTexts, useText } from '../../../../kit/text/text'
import { formatDate } from '../../../../kit/text/format'
import { paths } from '../../../../paths'
import { OrderUnknown } from '../../../booking/order/order-view'
import { VisaForm } from '../search/search-form'
import styles from '../visa.module.css'

export async function loader() {
  await loadTexts('products/visa/search', 'app/home', 'booking/order/page', 'kit/widgets')
  return null
}

/** The search for a visa that a journey needs, with its country and day. */
export function Component() {
  const own = useText('products/visa/search')
  const [query] = useSearchParams()
  const orderId = query.get('orderId') ?? ''
  const { data, error, refetch } = useRead(getVisasAlong, { orderNos: [orderId] })
  const visa = data?.visas.find(({ countryId }) => String(countryId) === query.get('country'))
  const toOrder = paths.order({ orderId })
  return (
    <Page title={own.along} back={toOrder}>
      {visa ? (
        <Card>
          <Stack>
            <p className={styles['soft']}>{own.arriving({ day: formatDate(visa.neededBy) })}</p>
            <Search visa={visa} />
          </Stack>
        </Card>
      ) : data ? (
        <EmptyState icon="visa" title={own.alongGone} action={<ButtonLink to={toOrder}>{own.backToOrder}</ButtonLink>}>
          {own.alongGoneWhy}
        </EmptyState>
      ) : isProblem(error, 'orderUnknown') ? (
        <OrderUnknown />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={1} height={160} />
      )}
    </Page>
  )
}

function Search({ visa }: { visa: VisaAlong }) {
  const employee = useEmployee()
  const navigate = useNavigate()
  return (
    <VisaForm
      along={visa}
      employee={employee}
      travelType={travelTypes.word(visa.travelType)}
      onPersonal={() => void navigate(paths.home({ travelType: 2 }))}
      travelApplyNo={undefined}
      tripId={visa.travelOrderNo}
      places={null}
      openSibling={undefined}
    />
  )
}
