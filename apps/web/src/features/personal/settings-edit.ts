import { getMySettingsChanges } from '../../api/calls/personal/settings-change'
import { useEmployee } from '../../api/employee'
import { isProblem } from '../../api/problem'
import { queryClient } from '../../api/queries'
import { useSavedEdit, type SavedEditOptions } from '../../kit/edit/use-saved-edit'

type SettingsEditOptions<Value> = Omit<SavedEditOptions<Value>, 'owner' | 'isOvertaken'>

/** A part of one's own settings. */
export const useSettingsEdit = <Value>({ readAgain, ...options }: SettingsEditOptions<Value>) =>
  useSavedEdit({
    ...options,
    owner: useEmployee(),
    isOvertaken: (error) => isProblem(error, 'settingsChanged'),
    readAgain: () => {
      // Who that was stands in the history.
      void queryClient.invalidateQueries({ queryKey: [getMySettingsChanges.path] })
      return readAgain()
    },
  })
