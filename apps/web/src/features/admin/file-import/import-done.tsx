import type { Taken } from '@sojourn/contract/admin/people/import.shapes'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import type { FileImport } from './file-import'

interface ImportDoneProps {
  file: Pick<FileImport<string>, 'back' | 'text'>
  taken: Taken
  onFile: () => void
}

/** What came of the file, and where to go from here. */
export function ImportDone({ file: { back, text }, taken, onFile }: ImportDoneProps) {
  const common = useText('admin/file-import')
  return (
    <Card>
      <EmptyState
        icon="checkCircle"
        tone="good"
        title={common.doneTitle}
        action={
          <>
            <ButtonLink kind="brand" to={back}>
              {text.toList}
            </ButtonLink>
            <Button onClick={onFile}>{common.anotherFile}</Button>
          </>
        }
      >
        {text.doneText(taken)}
      </EmptyState>
    </Card>
  )
}
