import { peopleAtMost, personColumns } from '@sojourn/contract/admin/people/people-columns'
import { useState } from 'react'
import { checkPeopleFile, importPeople } from '../../../api/calls/admin/people/people-import'
import { useWrite } from '../../../api/queries'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Help } from '../../../kit/help/help'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { consoleReads } from '../console-reads'
import { FileImportPage } from '../file-import/file-import-page'
import { usualHeads } from './usual-heads'

export const loader = () => loadTexts('admin/people/import', 'admin/file-import', 'kit/widgets').then(() => null)

/** People from a file; whoever is new may be invited with it. */
export function Component() {
  const text = useText('admin/people/import')
  const check = useWrite(checkPeopleFile)
  const take = useWrite(importPeople, consoleReads)
  const [invite, setInvite] = useState(true)
  return (
    <FileImportPage
      file={{
        columns: personColumns,
        usual: usualHeads,
        identifiedBy: ['number', 'mail'],
        linesAtMost: peopleAtMost,
        rememberedKey: 'sojourn.people-import.columns',
        back: paths.people(),
        text,
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
