// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './company-faults.en'
import { text as zhCN } from './company-faults.zh-CN'
import { text as zhTW } from './company-faults.zh-TW'

export const companyFaultsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
