import { useState } from 'react'
import type { ProofOfSelf } from '@sojourn/contract/access/second-factor.shapes'
import {
  getColleaguesSecondFactors,
  getSecondFactor,
  requireSecondFactor,
  resetSecondFactor,
} from '../../../api/calls/access/second-factor'
import { invoke } from '../../../api/client'
import { queryClient, useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Checkbox } from '../../../kit/forms/checkbox'
import { ErrorState } from '../../../kit/feedback/error-state'
import { formatInstant } from '../../../kit/text/format'
import { Card } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Help } from '../../../kit/help/help'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { ProveDialog } from './prove-dialog'
import rows from '../account/sessions-panel.module.css'
import styles from './second-factor.module.css'

/** What the company wants of those who manage it and act for its people, and colleagues whose second factor is lost. */
export function CompanyFactors({ required, enrolled, hasApp }: { required: boolean; enrolled: boolean; hasApp: boolean }) {
  const text = useText('access/second-factor')
  const change = useWrite(requireSecondFactor, [getSecondFactor])
  const choose = (next: boolean) => change.mutate({ required: next }, { onError: (failure) => toast(failure.message, 'bad') })
  return (
    <>
      <Card title={text.company} action={<Help field={text.require} article="sign-in" section="twoStep" />}>
        <Checkbox
          label={text.require}
          hint={enrolled ? text.requireHint : text.requireFirst}
          checked={required}
          disabled={!enrolled || change.isPending}
          onChange={choose}
        />
      </Card>
      <Card title={text.colleagues}>
        <Colleagues hasApp={hasApp} />
      </Card>
    </>
  )
}

function Colleagues({ hasApp }: { hasApp: boolean }) {
  const text = useText('access/second-factor')
  const { data, error, refetch } = useRead(getColleaguesSecondFactors, {}, { staleTime: 0 })
  const [lost, setLost] = useState<{ employeeId: string; name: string }>()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList count={2} height={48} />
  if (data.list.length === 0) return <p className={styles['soft']}>{text.noColleagues}</p>
  const reset = async (proof: ProofOfSelf) => {
    await invoke(resetSecondFactor, { employeeId: lost!.employeeId, proof })
    await queryClient.invalidateQueries({ queryKey: [getColleaguesSecondFactors.path] })
    toast(text.resetDone, 'good')
    setLost(undefined)
  }
  return (
    <>
      <ul className={rows['list']}>
        {data.list.map(({ employeeId, name, since }) => (
          <li key={employeeId}>
            <div className={rows['words']}>
              <span className={rows['name']}>{name}</span>
              <span className={rows['minor']}>{text.memberSince({ date: formatInstant(since) })}</span>
            </div>
            <Button size="compact" aria-label={text.resetOf({ name })} onClick={() => setLost({ employeeId, name })}>
              {text.reset}
            </Button>
          </li>
        ))}
      </ul>
      {lost && (
        <ProveDialog
          title={text.resetOf({ name: lost.name })}
          lead={text.resetLead({ name: lost.name })}
          action={text.reset}
          hasApp={hasApp}
          prove={reset}
          onClose={() => setLost(undefined)}
        />
      )}
    </>
  )
}
