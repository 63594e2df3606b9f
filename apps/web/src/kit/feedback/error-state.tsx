import type { ReactNode } from 'react'
import { classNames } from '../browser/class-names'
import { Button } from '../actions/button'
import { Icon } from '../marks/icon'
import styles from './state.module.css'
import { useText } from '../text/text'

export interface ErrorStateProps {
  /** A problem's sentence and request id; anything else is described in general words. */
  error?: unknown
  onRetry?: (() => void) | undefined
  action?: ReactNode
  /** Takes less room, for a part of a page. */
  compact?: boolean
}

/** Something failed: the sentence, the request id, and the way on. */
export function ErrorState({ error, onRetry, action, compact }: ErrorStateProps) {
  const text = useText('kit/widgets')
  const message = error instanceof Error && error.name === 'ApiProblem' && error.message !== '' ? error.message : undefined
  const requestId = error instanceof Error && 'requestId' in error ? error.requestId : undefined
  return (
    <div role="alert" className={classNames(styles['state'], compact && styles['compact'])}>
      <span className={styles['icon']}>
        <Icon name="alert" size={compact ? 22 : 28} />
      </span>
      <p className={styles['title']}>{message ?? text.somethingWrong}</p>
      {!message && <p className={styles['why']}>{text.somethingWrongWhy}</p>}
      {typeof requestId === 'string' && <p className={styles['why']}>{text.requestId({ id: requestId })}</p>}
      <div className={styles['actions']}>
        {onRetry && (
          <Button kind={compact ? 'plain' : 'brand'} size={compact ? 'compact' : 'normal'} icon="refresh" onClick={onRetry}>
            {text.retry}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
