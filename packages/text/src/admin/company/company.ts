// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './company.en'
import { text as zhCN } from './company.zh-CN'
import { text as zhTW } from './company.zh-TW'

export const companyCompanyText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
