import { useState } from 'react'
import type { Profile } from '@sojourn/contract/personal/profile.calls'
import { getMyProfile, saveDefaultCostCentre } from '../../api/calls/personal/profile'
import { useWrite } from '../../api/queries'
import { Badge } from '../../kit/marks/badge'
import { Button } from '../../kit/actions/button'
import { Fact, FactGrid } from '../../kit/lists/facts'
import { Field } from '../../kit/forms/field'
import { Select } from '../../kit/forms/input'
import { Card } from '../../kit/layout/page'
import { useText } from '../../kit/text/text'
import { toast } from '../../kit/overlays/toast'
import styles from './profile.module.css'

/** What the company knows of me, and the cost centre that bookings begin with. */
export function BasicSection({ profile }: { profile: Profile }) {
  const text = useText('personal/profile')
  const facts: [string, string][] = [
    [text.name, profile.name],
    [text.latinName, profile.latinName.replace('/', ' / ')],
    [text.company, profile.enterpriseName],
    [text.department, profile.departmentName],
    [text.grade, profile.gradeName],
    [text.manager, profile.managerName ?? text.none],
  ]
  return (
    <Card title={text.section.basic} className={styles['card']} action={profile.isVip && <Badge tone="brand">{text.vip}</Badge>}>
      <FactGrid>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
      </FactGrid>
      <p className={styles['minor']}>{text.corrected}</p>
      <CostCentre profile={profile} />
    </Card>
  )
}

function CostCentre({ profile }: { profile: Profile }) {
  const text = useText('personal/profile')
  const [chosen, setChosen] = useState(profile.costCentreId)
  const save = useWrite(saveDefaultCostCentre, [getMyProfile])
  const submit = () =>
    save.mutate(
      { costCentreId: chosen },
      { onSuccess: () => toast(text.costCentreSaved, 'good'), onError: (error) => toast(error.message, 'bad') },
    )
  return (
    <div className={styles['inline']}>
      <Field label={text.costCentre} hint={text.costCentreHint}>
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {profile.costCentres.map(({ id, code, name }) => (
              <option key={id} value={id}>
                {code} {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        kind="brand"
        busy={save.isPending}
        disabledReason={chosen === profile.costCentreId ? text.same : undefined}
        onClick={submit}
      >
        {text.save}
      </Button>
    </div>
  )
}
