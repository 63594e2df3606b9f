import type { AskedField } from '@sojourn/contract/booking/custom-field.shapes'
import { peopleAtMost } from '@sojourn/contract/admin/people/people-columns'
import { useState } from 'react'
import { getPersonChoices } from '../../../api/calls/admin/people/person'
import { checkPeopleFile, importPeople } from '../../../api/calls/admin/people/people-import'
import { queryClient, readOptions, useRead, useWrite } from '../../../api/queries'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Help } from '../../../kit/help/help'
import { Page } from '../../../kit/layout/page'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { consoleReads } from '../console-reads'
import { FileImportPage } from '../file-import/file-import-page'
import { withOwnFields } from './people-columns'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getPersonChoices, {}))
  await loadTexts('admin/people/import', 'admin/file-import', 'kit/widgets')
  return null
}

/** People from a file; whoever is new may be invited with it. */
export function Component() {
  const text = useText('admin/people/import')
  const { data, error, refetch } = useRead(getPersonChoices, {})
  if (data) return <ImportPage fields={data.fields} />
  return (
    <Page title={text.title} back={paths.people()}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList count={2} height={160} gap={16} />}
    </Page>
  )
}

function ImportPage({ fields }: { fields: readonly AskedField[] }) {
  const text = useText('admin/people/import')
  const check = useWrite(checkPeopleFile)
  const take = useWrite(importPeople, consoleReads)
  const [invite, setInvite] = useState(true)
  return (
    <FileImportPage
      file={{
        ...withOwnFields(text, fields),
        identifiedBy: ['number', 'mail'],
        linesAtMost: peopleAtMost,
        rememberedKey: 'sojourn.people-import.columns',
        back: paths.people(),
        check: (sheet) => check.mutateAsync(sheet),
        take: (sheet) => take.mutateAsync({ ...sheet, invite }),
      }}
      choice={({ added }) =>
        added > 0 && (
          <p>
            <Checkbox label={text.invite} hint={text.inviteHint} checked={invite} onChange={setInvite} />{' '}
            <Help field={text.invite} article="import" section="invite" />
          </p>
        )
      }
    />
  )
}
