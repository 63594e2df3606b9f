import { useMutation } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/problem'
import { Button } from '../../../kit/actions/button'
import { useText } from '../../../kit/text/text'
import { FormMessage } from '../form-message'
import styles from './second-factor.module.css'

/** Leads to the browser's own dialog, and says what came of it. */
export function PasskeyButton({ show }: { show: () => Promise<void> }) {
  const text = useText('access/second-factor')
  const run = useMutation({ mutationFn: show })
  return (
    <>
      {run.error && <FormMessage bad>{run.error instanceof ApiProblem ? run.error.message : text.passkeyFailed}</FormMessage>}
      <p className={styles['passkey']}>
        <Button kind="brand" size="large" wide busy={run.isPending} onClick={() => run.mutate()}>
          {text.usePasskey}
        </Button>
      </p>
    </>
  )
}
