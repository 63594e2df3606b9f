import type { getEnterprisePaymentApp as authorizationCall } from '@sojourn/contract/access/payment-app.calls'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { useState } from 'react'
import { createEnterprisePaymentApp, getEnterprisePaymentApp, getPaymentAppBillUrl } from '../../../api/calls/access/payment-app'
import { invoke } from '../../../api/client'
import { mayDo, useEmployee } from '../../../api/employee'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { IconLine } from '../../../kit/layout/icon-line'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { Fact, FactGrid } from '../../../kit/lists/facts'
import { Badge } from '../../../kit/marks/badge'
import { toast } from '../../../kit/overlays/toast'
import { loadTexts, useText } from '../../../kit/text/text'
import styles from './code.module.css'
import { CodePeople } from './code-people'

export const loader = () => loadTexts('access/payment-app/code', 'kit/widgets').then(() => null)

type Authorization = ResponseOf<typeof authorizationCall>
const names = ['none', 'underWay', 'inForce'] as const
const tones = { none: 'locked', underWay: 'warn', inForce: 'good' } as const
/** While somebody signs up on the provider's page. */
const lookEveryMs = 3_000

/** The company's code in the payment app (S2.48): where the company stands, and who of its people authorized it. */
export function Component() {
  const text = useText('access/payment-app/code')
  const [watching, setWatching] = useState(false)
  const { data, error, refetch } = useRead(
    getEnterprisePaymentApp,
    {},
    { refetchInterval: watching && lookEveryMs, staleTime: 0 },
  )
  const underWay = data?.enterpriseStatus === 1
  if (underWay !== watching) setWatching(underWay)
  return (
    <Page title={text.title}>
      <p className={styles['lead']}>{text.lead}</p>
      <Stack>
        {data ? (
          <>
            <StatusCard authorization={data} />
            {data.enterpriseStatus === 2 && <CodePeople />}
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={2} height={120} gap={16} />
        )}
      </Stack>
    </Page>
  )
}

/** Where the company stands and what can be done next. */
function StatusCard({ authorization: { enterpriseStatus, authorizedCount } }: { authorization: Authorization }) {
  const text = useText('access/payment-app/code')
  const status = names[enterpriseStatus] ?? 'none'
  return (
    <Card title={text.status}>
      <div className={styles['status']}>
        <Badge tone={tones[status]}>{text.statuses[status]}</Badge>
        <p className={styles['soft']}>{text.statusText[status]}</p>
        {status === 'inForce' && (
          <FactGrid>
            <Fact name={text.authorized}>{text.count({ count: authorizedCount })}</Fact>
          </FactGrid>
        )}
        <div className={styles['steps']}>
          {status === 'inForce' ? <BillButton /> : <SignUp underWay={status === 'underWay'} />}
        </div>
      </div>
    </Card>
  )
}

/** The provider's page opens beside this one, or by its link where the browser keeps new pages back. */
function SignUp({ underWay }: { underWay: boolean }) {
  const text = useText('access/payment-app/code')
  const write = useWrite(createEnterprisePaymentApp, [getEnterprisePaymentApp])
  const [address, setAddress] = useState<string>()
  const begin = () =>
    void write.mutateAsync({}).then(
      ({ signUpUrl }) => {
        setAddress(signUpUrl)
        window.open(signUpUrl, '_blank', 'noopener')
      },
      (error: Error) => toast(error.message, 'bad'),
    )
  return (
    <>
      <Button kind="brand" busy={write.isPending} onClick={begin}>
        {underWay ? text.goOn : text.begin}
      </Button>
      {address !== undefined && (
        <IconLine icon="info">
          {text.opened}{' '}
          <a href={address} target="_blank" rel="noopener noreferrer">
            {text.toPage}
          </a>
        </IconLine>
      )}
    </>
  )
}

/** What was paid is finance's to see. */
function BillButton() {
  const text = useText('access/payment-app/code')
  const employee = useEmployee()
  if (!mayDo(employee, 'finance')) return null
  const open = () =>
    void invoke(getPaymentAppBillUrl, {}).then(
      ({ url }) => window.open(url, '_blank', 'noopener'),
      (error: Error) => toast(error.message, 'bad'),
    )
  return <Button onClick={open}>{text.bill}</Button>
}
