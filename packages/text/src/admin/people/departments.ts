// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './departments.en'
import { text as zhCN } from './departments.zh-CN'
import { text as zhTW } from './departments.zh-TW'

export const peopleDepartmentsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
