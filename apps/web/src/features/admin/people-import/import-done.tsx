import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import type { Taken } from './use-people-import'

/** What came of the file, and where to go from here. */
export function ImportDone({ taken, onFile }: { taken: Taken; onFile: () => void }) {
  const text = useText('admin/people-import')
  return (
    <Card>
      <EmptyState
        icon="checkCircle"
        tone="good"
        title={text.doneTitle}
        action={
          <>
            <ButtonLink kind="brand" to={paths.people()}>
              {text.toList}
            </ButtonLink>
            <Button onClick={onFile}>{text.anotherFile}</Button>
          </>
        }
      >
        {text.doneText(taken)}
      </EmptyState>
    </Card>
  )
}
