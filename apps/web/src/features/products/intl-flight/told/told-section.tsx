import type { ToldToCarriers } from '@sojourn/contract/products/intl-flight/told.calls'
import { forgetToldToCarriers, getMyToldToCarriers } from '../../../../api/calls/products/intl-flight/told'
import { useRead, useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Card } from '../../../../kit/layout/page'
import { ask } from '../../../../kit/overlays/modal-queue'
import { told } from '../../../../kit/overlays/told'
import { useText } from '../../../../kit/text/text'
import styles from './told-section.module.css'

/** Cards and addresses of one's own that are offered for the next journey abroad, each to be deleted. */
export function ToldSection() {
  const text = useText('products/intl-flight/told')
  const { data, error, refetch } = useRead(getMyToldToCarriers, {}, { staleTime: 0 })
  return (
    <Card title={text.title}>
      <p className={styles['soft']}>{text.lead}</p>
      {data ? (
        data.list.length === 0 ? (
          <EmptyState compact icon="card" title={text.none}>
            {text.noneText}
          </EmptyState>
        ) : (
          <ul className={styles['list']}>
            {data.list.map((one) => (
              <Told key={`${one.kind} ${one.code}`} one={one} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} height={48} />
      )}
    </Card>
  )
}

function Told({ one: { kind, code, name, masked } }: { one: ToldToCarriers }) {
  const text = useText('products/intl-flight/told')
  const forget = useWrite(forgetToldToCarriers, [getMyToldToCarriers])
  const called = text.kinds[kind]({ name })
  const confirm = async () => {
    const title = text.forgetTitle({ name: called })
    if (await ask({ title, message: text.forgetText, confirm: text.forget, cancel: true }))
      await told(forget.mutateAsync({ kind, code }), text.forgotten)
  }
  return (
    <li>
      <span>
        <strong>{called}</strong>
        <span className={styles['minor']}>{masked}</span>
      </span>
      <Button
        size="compact"
        kind="quiet"
        aria-label={text.forgetOf({ name: called })}
        busy={forget.isPending}
        onClick={() => void confirm()}
      >
        {text.forget}
      </Button>
    </li>
  )
}
