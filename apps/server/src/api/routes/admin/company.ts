import {
  findOwners,
  getCompany,
  getCompanyChoices,
  saveCompany,
  saveCompanyLogo,
} from '@sojourn/contract/admin/company/company.calls'
import {
  endCostCentre,
  saveCostCentre,
  searchCostCentres,
  switchCostCentres,
} from '@sojourn/contract/admin/company/cost-centre.calls'
import {
  addJoiningCode,
  addJoiningDomain,
  endJoiningKey,
  getJoining,
  saveJoiningPlace,
} from '@sojourn/contract/admin/company/joining.calls'
import { endLegalEntity, saveLegalEntity, searchLegalEntities } from '@sojourn/contract/admin/company/legal-entity.calls'
import { endNotice, saveNotice, searchNotices, switchNotices } from '@sojourn/contract/admin/company/notice.calls'
import { endProject, saveProject, searchProjects, switchProjects } from '@sojourn/contract/admin/company/project.calls'
import { companyChoices, companyDetail } from '../../../modules/admin/company/company'
import { logoOf } from '../../../modules/admin/company/logo'
import { listOwners } from '../../../modules/admin/company/owner'
import { saveCompanySections, saveLogo } from '../../../modules/admin/company/save'
import { endCostCentreOf, saveCostCentreOf } from '../../../modules/admin/cost-centre/save'
import { switchCostCentresOf } from '../../../modules/admin/cost-centre/together'
import { listCostCentres } from '../../../modules/admin/cost-centre/search'
import { joiningOf, savePlace } from '../../../modules/admin/joining/joining'
import { addCode, addDomain, endJoining } from '../../../modules/admin/joining/keys'
import { endEntityOf, saveEntityOf } from '../../../modules/admin/legal-entity/save'
import { listEntities } from '../../../modules/admin/legal-entity/search'
import { endNoticeOf, listNotices, saveNoticeOf } from '../../../modules/admin/notice/notices'
import { switchNoticesOf } from '../../../modules/admin/notice/together'
import { endProjectOf, listProjects, saveProjectOf } from '../../../modules/admin/project/projects'
import { switchProjectsOf } from '../../../modules/admin/project/together'
import { bind, type Api } from '../../bind'

export function bindCompany(api: Api): void {
  bind(api, getCompany, companyDetail)
  bind(api, saveCompany, saveCompanySections)
  bind(api, saveCompanyLogo, saveLogo)
  bind(api, getCompanyChoices, companyChoices)
  bind(api, findOwners, listOwners)
  bind(api, getJoining, joiningOf)
  bind(api, saveJoiningPlace, savePlace)
  bind(api, addJoiningDomain, addDomain)
  bind(api, addJoiningCode, addCode)
  bind(api, endJoiningKey, endJoining)
  bind(api, searchCostCentres, listCostCentres)
  bind(api, saveCostCentre, saveCostCentreOf)
  bind(api, endCostCentre, endCostCentreOf)
  bind(api, switchCostCentres, switchCostCentresOf)
  bind(api, searchProjects, listProjects)
  bind(api, saveProject, saveProjectOf)
  bind(api, endProject, endProjectOf)
  bind(api, switchProjects, switchProjectsOf)
  bind(api, searchLegalEntities, listEntities)
  bind(api, saveLegalEntity, saveEntityOf)
  bind(api, endLegalEntity, endEntityOf)
  bind(api, searchNotices, listNotices)
  bind(api, saveNotice, saveNoticeOf)
  bind(api, endNotice, endNoticeOf)
  bind(api, switchNotices, switchNoticesOf)
  bindLogo(api)
}

const year = 31_536_000

/** An image stands in pages without a token, and tells nothing but itself: its address holds its own hash. */
function bindLogo({ server, context }: Api): void {
  server.get<{ Params: { enterpriseId: string; hash: string } }>(
    '/api/Enterprise/Logo/:enterpriseId/:hash',
    async (request, reply) => {
      const { enterpriseId, hash } = request.params
      const asked = /^\d{1,9}$/.test(enterpriseId) && /^[0-9a-f]{64}$/.test(hash)
      const logo = asked ? await logoOf(context, Number(enterpriseId), hash) : undefined
      if (!logo) return reply.code(404).send()
      return reply.type(logo.type).header('cache-control', `public, max-age=${year}, immutable`).send(logo.image)
    },
  )
}
