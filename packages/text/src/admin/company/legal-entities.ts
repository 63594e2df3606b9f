// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './legal-entities.en'
import { text as zhCN } from './legal-entities.zh-CN'
import { text as zhTW } from './legal-entities.zh-TW'

export const companyLegalEntitiesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
