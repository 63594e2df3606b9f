import { checkDepartmentFile, importDepartments } from '@sojourn/contract/admin/people/department-import.calls'
import { getConsoleHome } from '@sojourn/contract/admin/console.calls'
import { endDepartment, getDepartments, saveDepartment } from '@sojourn/contract/admin/people/department.calls'
import { endGrade, getGrades, orderGrades, saveGrade } from '@sojourn/contract/admin/people/grade.calls'
import {
  addPerson,
  choosePeople,
  endEmployment,
  findColleagues,
  getLeaving,
  getPerson,
  getPersonChoices,
  giveRole,
  invitePeople,
  markServedVip,
  markVip,
  movePeople,
  resumeEmployment,
  revealPersonDocument,
  savePerson,
  searchPeople,
  takeRole,
} from '@sojourn/contract/admin/people/person.calls'
import { checkPeopleFile, importPeople } from '@sojourn/contract/admin/people/people-import.calls'
import { getPersonView } from '@sojourn/contract/admin/people/person-view.calls'
import { getCompanyChanges, getRecordChanges, getRuleChanges } from '@sojourn/contract/admin/record-change.calls'
import { checkDepartments, takeDepartments } from '../../../modules/admin/department/import'
import { listDepartments } from '../../../modules/admin/department/list'
import { endDepartmentOf, saveDepartmentOf } from '../../../modules/admin/department/save'
import { endGradeOf, listGrades, orderGradesOf, saveGradeOf } from '../../../modules/admin/grade/grades'
import { consoleHome } from '../../../modules/admin/home/home'
import { checkFile, takeFile } from '../../../modules/admin/people-import/import'
import { enterPerson } from '../../../modules/admin/person/add'
import { listColleagues, personChoices, personDetail } from '../../../modules/admin/person/detail'
import { invite } from '../../../modules/admin/person/invitation'
import { end, leavingOf, resume } from '../../../modules/admin/person/leave'
import { markCustomer, markPerson } from '../../../modules/admin/person/mark-vip'
import { moveSeveral } from '../../../modules/admin/person/move'
import { revealDocument } from '../../../modules/admin/person/reveal-document'
import { changePerson } from '../../../modules/admin/person/save'
import { personView } from '../../../modules/admin/person/view'
import { chooseFound } from '../../../modules/admin/person/choose'
import { listPeople } from '../../../modules/admin/person/search'
import { listChanges, listCompanyChanges } from '../../../modules/admin/record/list-changes'
import { give, take } from '../../../modules/admin/role/roles'
import { bind, type Api } from '../../bind'

export function bindPeople(api: Api): void {
  bind(api, getConsoleHome, consoleHome)
  bind(api, searchPeople, listPeople)
  bind(api, choosePeople, chooseFound)
  bind(api, getPerson, personDetail)
  bind(api, getPersonView, personView)
  bind(api, revealPersonDocument, revealDocument)
  bind(api, getPersonChoices, personChoices)
  bind(api, findColleagues, listColleagues)
  bind(api, addPerson, enterPerson)
  bind(api, savePerson, changePerson)
  bind(api, movePeople, moveSeveral)
  bind(api, markVip, markPerson)
  bind(api, markServedVip, markCustomer)
  bind(api, invitePeople, invite)
  bind(api, checkDepartmentFile, checkDepartments)
  bind(api, importDepartments, takeDepartments)
  bind(api, checkPeopleFile, checkFile)
  bind(api, importPeople, takeFile)
  bind(api, getLeaving, leavingOf)
  bind(api, endEmployment, end)
  bind(api, resumeEmployment, resume)
  bind(api, giveRole, give)
  bind(api, takeRole, take)
  bind(api, getDepartments, listDepartments)
  bind(api, saveDepartment, saveDepartmentOf)
  bind(api, endDepartment, endDepartmentOf)
  bind(api, getGrades, listGrades)
  bind(api, saveGrade, saveGradeOf)
  bind(api, orderGrades, orderGradesOf)
  bind(api, endGrade, endGradeOf)
  bind(api, getRecordChanges, listChanges)
  bind(api, getRuleChanges, listCompanyChanges)
  bind(api, getCompanyChanges, listCompanyChanges)
}
