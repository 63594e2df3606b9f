import type { FlightDemandStart } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { getFlightDemandTemp } from '../../../../api/calls/products/intl-flight/demand'
import { useEmployee } from '../../../../api/employee'
import { useRead } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { ButtonLink } from '../../../../kit/actions/link'
import { useSearchAddress } from '../../../../kit/browser/address-secret'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Form } from '../../../../kit/forms/form'
import { Card, Page } from '../../../../kit/layout/page'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { AskLegs } from './ask-legs'
import { AskPeople } from './ask-people'
import { AskWishes } from './ask-wishes'
import styles from './demand.module.css'
import { useAsk } from './use-ask'

export async function loader() {
  await loadTexts(
    'products/intl-flight/demand/words',
    'products/intl-flight/search',
    'booking/placing/choice',
    'booking/traveller',
    'kit/widgets',
  )
  return null
}

/** The form of a request for international flights (S2.21): new, of a draft, of a search that found nothing, of an application. */
export function Component() {
  const text = useText('products/intl-flight/demand/words')
  const { intlFlightDemandOrderEnable } = useEmployee()
  const [address] = useSearchAddress()
  const asked: Beginning = Object.fromEntries(
    ['demandNo', 'tempOrderNo', 'travelApplyNo'].flatMap((name) => {
      const value = address.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const demandNo = address.get('demandNo')
  const start = useRead(getFlightDemandTemp, asked, { staleTime: 0 })
  return (
    <Page title={demandNo ? text.againTitle : text.askTitle} back={backOf(asked)}>
      {!intlFlightDemandOrderEnable ? (
        <EmptyState icon="headset" title={text.off}>
          {text.offWhy}
        </EmptyState>
      ) : start.data ? (
        <AskScreen key={start.data.demandNo ?? ''} start={start.data} />
      ) : start.error ? (
        <ErrorState error={start.error} onRetry={() => void start.refetch()} />
      ) : (
        <SkeletonList count={3} height={160} gap={16} />
      )}
    </Page>
  )
}

interface Beginning {
  demandNo?: string
  tempOrderNo?: string
  travelApplyNo?: string
}

/** To where the form was opened from. */
function backOf({ demandNo, tempOrderNo }: Beginning): string {
  if (demandNo) return paths.flightDemand({ demandNo })
  return tempOrderNo ? paths.intlFlightList({ tempOrderNo }) : paths.demandStart()
}

function AskScreen({ start }: { start: FlightDemandStart }) {
  const text = useText('products/intl-flight/demand/words')
  const { part, refusal, tries, busy, saving, submit, save } = useAsk(start)
  const same = refusal?.is('demandTwice') ? refusal.detail?.['demandNo'] : undefined
  return (
    <Form
      tries={tries}
      className={styles['ask']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Card title={text.journey}>
        <AskLegs {...part} />
      </Card>
      <AskPeople {...part} />
      <Card title={text.wishes}>
        <AskWishes {...part} />
      </Card>
      {refusal && (
        <p role="alert" className={styles['refusal']}>
          {refusal.message}
          {same !== undefined && (
            <ButtonLink size="compact" to={paths.flightDemand({ demandNo: String(same) })}>
              {text.seeSame}
            </ButtonLink>
          )}
        </p>
      )}
      <div className={styles['buttons']}>
        <ButtonLink to={paths.flightDemands()}>{text.cancel}</ButtonLink>
        {save && (
          <Button busy={saving} onClick={save}>
            {text.saveDraft}
          </Button>
        )}
        <Button type="submit" kind="main" busy={busy}>
          {text.submit}
        </Button>
      </div>
    </Form>
  )
}
