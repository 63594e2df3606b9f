import { Button } from '../actions/button'
import { useText } from '../text/text'

/** The next page of a keyset list; says so when everything is shown. */
export function LoadMore({ hasMore, busy, onMore }: { hasMore: boolean; busy: boolean; onMore: () => void }) {
  const text = useText('kit/widgets')
  return (
    <div style={{ display: 'flex', justifyContent: 'center', padding: '16px 0', color: 'var(--ink-faint)' }} aria-live="polite">
      {hasMore ? (
        <Button busy={busy} onClick={onMore}>
          {text.loadMore}
        </Button>
      ) : (
        text.loadedAll
      )}
    </div>
  )
}
