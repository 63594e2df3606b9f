import type { CostCentre } from '@sojourn/contract/admin/company/cost-centre.calls'
import { useState } from 'react'
import { getCompanyChoices } from '../../../api/calls/admin/company/company'
import { endCostCentre } from '../../../api/calls/admin/company/cost-centre'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { FormRefusal } from '../../../kit/forms/field'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import styles from '../catalogue/catalogue.module.css'
import { readConsoleAgain } from '../console-reads'
import { ChoiceField } from '../fields/choice-field'

interface EndCostCentreProps {
  costCentre: CostCentre
  onClose: () => void
}

/** Ends a cost centre; whoever is written to it is written to another in the same step. */
export function EndCostCentre({ costCentre, onClose }: EndCostCentreProps) {
  const text = useText('admin/cost-objects/cost-centres')
  const { cancel } = useText('kit/widgets')
  const { people } = costCentre
  const [moveTo, setMoveTo] = useState('')
  const { busy, refused, end } = useEnd(costCentre, onClose)
  return (
    <Dialog
      open
      title={text.endTitle(costCentre)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            kind="brand"
            busy={busy}
            disabledReason={people > 0 && moveTo === '' ? text.chooseFirst : undefined}
            onClick={() => void end(moveTo)}
          >
            {people > 0 ? text.endAndMove({ count: people }) : text.end}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p>{text.endText}</p>
        {people > 0 && <p>{text.endPeople({ count: people })}</p>}
        {(people > 0 || refused) && <Other costCentre={costCentre} value={moveTo} onChange={setMoveTo} />}
        {refused && <FormRefusal>{refused.message}</FormRefusal>}
      </div>
    </Dialog>
  )
}

interface OtherProps extends Pick<EndCostCentreProps, 'costCentre'> {
  value: string
  onChange: (costCentreId: string) => void
}

/** To which its people are written from now on. */
function Other({ costCentre: { costCentreId: own }, value, onChange }: OtherProps) {
  const text = useText('admin/cost-objects/cost-centres')
  const { data } = useRead(getCompanyChoices, {})
  const others = (data?.costCentres ?? []).filter(({ costCentreId }) => costCentreId !== own)
  if (data && others.length === 0) return <p>{text.onlyOne}</p>
  return (
    <ChoiceField
      label={text.endTo}
      none={text.choose}
      choices={others.map(({ costCentreId: id, name }) => ({ id, name }))}
      value={value}
      onChange={onChange}
    />
  )
}

function useEnd({ costCentreId, version }: CostCentre, onClose: () => void) {
  const text = useText('admin/cost-objects/cost-centres')
  const write = useWrite(endCostCentre)
  const [refused, setRefused] = useState<Error>()
  const end = async (moveTo: string) => {
    try {
      const { moved } = await write.mutateAsync({ costCentreId, version, ...(moveTo && { moveTo }) })
      onClose()
      toast(moved > 0 ? text.endedMoved({ count: moved }) : text.ended, 'good')
    } catch (error) {
      setRefused(error instanceof Error ? error : new Error(String(error)))
    }
    await readConsoleAgain()
  }
  return { busy: write.isPending, refused, end }
}
