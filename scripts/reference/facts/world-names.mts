/**
 * Reviewed Chinese names of airports abroad, where the voted candidate is missing, ambiguous or out of use.
 * One line: IATA, city, full airport name. An empty name means city + (国际) + 机场.
 */
export const worldNames = `
DFW 达拉斯 达拉斯-沃斯堡国际机场
DAL 达拉斯 达拉斯爱田机场
ATL 亚特兰大 亚特兰大哈茨菲尔德-杰克逊国际机场
SVO 莫斯科 莫斯科谢列梅捷沃国际机场
VKO 莫斯科 莫斯科伏努科沃国际机场
DME 莫斯科 莫斯科多莫杰多沃国际机场
ZIA 莫斯科 莫斯科茹科夫斯基国际机场
LHR 伦敦 伦敦希思罗机场
LGW 伦敦 伦敦盖特威克机场
STN 伦敦 伦敦斯坦斯特德机场
LTN 伦敦 伦敦卢顿机场
LCY 伦敦 伦敦城市机场
MSP 明尼阿波利斯 明尼阿波利斯-圣保罗国际机场
JFK 纽约 纽约肯尼迪国际机场
LGA 纽约 纽约拉瓜迪亚机场
EWR 纽约 纽约纽瓦克自由国际机场
IAH 休斯敦 休斯敦乔治·布什洲际机场
HOU 休斯敦 休斯敦霍比机场
DTW 底特律 底特律都会机场
SEA 西雅图 西雅图-塔科马国际机场
STL 圣路易斯 圣路易斯兰伯特国际机场
CLT 夏洛特 夏洛特道格拉斯国际机场
BOS 波士顿 波士顿洛根国际机场
SYD 悉尼 悉尼金斯福德·史密斯机场
NRT 东京 东京成田国际机场
PHX 凤凰城 凤凰城天港国际机场
LAS 拉斯维加斯 拉斯维加斯哈里·里德国际机场
ADD 亚的斯亚贝巴 亚的斯亚贝巴博莱国际机场
GRU 圣保罗 圣保罗瓜鲁柳斯国际机场
CGH 圣保罗 圣保罗孔戈尼亚斯机场
VCP 圣保罗 圣保罗维拉科波斯国际机场
DOH 多哈 多哈哈马德国际机场
BCN 巴塞罗那 巴塞罗那埃尔普拉特机场
YYZ 多伦多 多伦多皮尔逊国际机场
YTZ 多伦多 多伦多比利·毕晓普机场
THR 德黑兰 德黑兰梅赫拉巴德机场
IKA 德黑兰 德黑兰伊玛目霍梅尼国际机场
JNB 约翰内斯堡 约翰内斯堡奥利弗·坦博国际机场
MAD 马德里 马德里巴拉哈斯机场
MNL 马尼拉 马尼拉尼诺·阿基诺国际机场
DEL 新德里 新德里英迪拉·甘地国际机场
PTY 巴拿马城 巴拿马城托库门国际机场
AEP 布宜诺斯艾利斯 布宜诺斯艾利斯豪尔赫·纽伯里机场
DMK 曼谷 曼谷廊曼国际机场
MEX 墨西哥城 墨西哥城贝尼托·胡亚雷斯国际机场
BOG 波哥大 波哥大埃尔多拉多国际机场
DCA 华盛顿 华盛顿里根国家机场
ORY 巴黎 巴黎奥利机场
BVA 巴黎 巴黎博韦机场
ANC 安克雷奇 安克雷奇泰德·史蒂文斯国际机场
BOM 孟买 孟买贾特拉帕蒂·希瓦吉国际机场
NMI 孟买 新孟买国际机场
POM 莫尔兹比港 莫尔兹比港杰克逊国际机场
CIA 罗马 罗马钱皮诺机场
SCL 圣地亚哥 圣地亚哥阿图罗·梅里诺·贝尼特斯国际机场
UPG 望加锡 望加锡哈山努丁国际机场
LED 圣彼得堡 圣彼得堡普尔科沃机场
FLL 劳德代尔堡
LIM 利马 利马豪尔赫·查韦斯国际机场
ATH 雅典 雅典国际机场
OVB 新西伯利亚 新西伯利亚托尔马乔沃国际机场
WAW 华沙 华沙肖邦机场
JED 吉达 吉达阿卜杜勒-阿齐兹国王国际机场
BZN 博兹曼 博兹曼黄石国际机场
BLR 班加罗尔 班加罗尔肯佩高达国际机场
BGY 米兰 米兰贝加莫机场
AUH 阿布扎比 阿布扎比扎耶德国际机场
SAN 圣迭戈
BWI 巴尔的摩 巴尔的摩-华盛顿国际机场
SGN 胡志明市 胡志明市新山一国际机场
KTM 加德满都 加德满都特里布万国际机场
REC 累西腓 累西腓瓜拉拉皮斯国际机场
YKS 雅库茨克
TPE 台北 台北桃园国际机场
SUB 泗水 泗水朱安达国际机场
HNL 檀香山 檀香山丹尼尔·井上国际机场
RUH 利雅得 利雅得哈立德国王国际机场
TIJ 蒂华纳
HAN 河内 河内内排国际机场
DPS 巴厘岛 巴厘岛伍拉·赖国际机场
CMN 卡萨布兰卡 卡萨布兰卡穆罕默德五世国际机场
PRG 布拉格 布拉格瓦茨拉夫·哈维尔机场
RDU 罗利 罗利-达勒姆国际机场
GIG 里约热内卢 里约热内卢加利昂国际机场
SDU 里约热内卢 里约热内卢桑托斯·杜蒙特机场
SNA 圣安娜 圣安娜约翰·韦恩机场
CMB 科伦坡 科伦坡班达拉奈克国际机场
CEB 宿务 宿务麦克坦国际机场
DAR 达累斯萨拉姆 达累斯萨拉姆尼雷尔国际机场
OTP 布加勒斯特 布加勒斯特奥托佩尼国际机场
PMI 马略卡岛帕尔马
TLV 特拉维夫 特拉维夫本-古里安机场
KBP 基辅 基辅鲍里斯波尔国际机场
MYY 美里
POA 阿雷格里港
CTS 札幌 札幌新千岁机场
OKD 札幌 札幌丘珠机场
BZE 伯利兹城
OAK 奥克兰（美国） 旧金山湾区奥克兰国际机场
SZG 萨尔茨堡
BOO 博德
DAC 达卡 达卡沙阿贾拉勒国际机场
SVX 叶卡捷琳堡 叶卡捷琳堡科利佐沃国际机场
AMM 安曼 安曼阿丽娅王后国际机场
VVO 符拉迪沃斯托克
CLE 克利夫兰 克利夫兰霍普金斯国际机场
EIN 埃因霍温
NOU 努美阿
SSA 萨尔瓦多
BKI 亚庇
TRD 特隆赫姆 特隆赫姆韦尔内斯机场
ALC 阿利坎特
SDF 路易斯维尔
JOG 日惹 日惹阿迪苏吉普多国际机场
YIA 日惹 日惹国际机场
BEL 贝伦
UIO 基多 基多马里斯卡尔·苏克雷国际机场
RSW 迈尔斯堡 西南佛罗里达国际机场
VLC 巴伦西亚
BPN 巴厘巴板
HKT 普吉岛 普吉国际机场
DMM 达曼 达曼法赫德国王国际机场
AER 索契
GUA 危地马拉城 危地马拉城拉奥罗拉国际机场
BUR 伯班克 伯班克好莱坞机场
SJO 圣何塞 圣何塞胡安·圣玛丽亚国际机场
SJC 圣何塞（美国） 圣何塞诺曼·峰田国际机场
YHZ 哈利法克斯 哈利法克斯斯坦菲尔德国际机场
LPB 拉巴斯 拉巴斯埃尔阿尔托国际机场
MHD 马什哈德
LPA 拉斯帕尔马斯 大加那利机场
SXM 圣马丁岛 朱莉安娜公主国际机场
RNO 里诺 里诺-塔霍国际机场
FOR 福塔莱萨 福塔莱萨平托·马丁斯国际机场
MBA 蒙巴萨 蒙巴萨莫伊国际机场
SAL 圣萨尔瓦多
TYS 诺克斯维尔 诺克斯维尔麦吉泰森机场
MRY 蒙特雷（美国） 蒙特雷半岛机场
ONT 安大略（美国）
JAI 斋浦尔
CJU 济州
GAU 古瓦哈提
BDL 哈特福德 哈特福德布拉德利国际机场
FIH 金沙萨 金沙萨恩吉利国际机场
SJD 洛斯卡沃斯
OKC 俄克拉何马城
PMO 巴勒莫
COK 科钦
SYR 锡拉丘兹
IXC 昌迪加尔
TFN 特内里费 特内里费北机场
TFS 特内里费 特内里费南机场
MED 麦地那 麦地那穆罕默德·本·阿卜杜勒-阿齐兹亲王国际机场
LKO 勒克瑙
JAC 杰克逊 杰克逊霍尔机场
FLR 佛罗伦萨 佛罗伦萨佩雷托拉机场
BUF 布法罗 布法罗尼亚加拉国际机场
SRQ 萨拉索塔
GRR 大急流城
PVR 巴亚尔塔港
SRG 三宝垄
SXB 斯特拉斯堡
RDM 雷德蒙德
NAG 那格浦尔
GOI 果阿 果阿达博林机场
GOX 果阿 果阿莫帕国际机场
BDJ 马辰
MBJ 蒙特哥贝
GSP 格林维尔
SOU 南安普敦
RUN 圣但尼 留尼汪罗兰·加洛斯机场
HSV 亨茨维尔
CXR 芽庄 芽庄金兰国际机场
MCZ 马塞约
LGB 长滩
GCM 乔治敦 大开曼欧文·罗伯茨国际机场
KEF 雷克雅未克 雷克雅未克凯夫拉维克国际机场
BHD 贝尔法斯特 贝尔法斯特城市机场
CLJ 克卢日-纳波卡
CTG 卡塔赫纳
JRO 乞力马扎罗
KHV 哈巴罗夫斯克
OMS 鄂木斯克
ASJ 奄美
ROC 罗切斯特
NAT 纳塔尔
AVL 阿什维尔
PNS 彭萨科拉
LPL 利物浦 利物浦约翰·列侬机场
CAE 哥伦比亚
XNA 费耶特维尔 西北阿肯色国家机场
PTP 皮特尔角城
BJX 莱昂
ORN 奥兰
FMO 明斯特
TBZ 大不里士
GYD 巴库 巴库盖达尔·阿利耶夫国际机场
BDS 布林迪西
DUR 德班 德班沙卡国王国际机场
ICT 威奇托
WDH 温得和克
HRG 赫尔格达
CIT 奇姆肯特
BTR 巴吞鲁日
LIH 考艾岛
BIA 巴斯蒂亚
HPH 海防 海防吉碑国际机场
PDG 巴东
COS 科罗拉多斯普林斯
KLU 克拉根福
VTZ 维沙卡帕特南
ANF 安托法加斯塔
LOP 龙目岛 龙目国际机场
CHA 查塔努加
CJB 哥印拜陀
KPO 浦项
NDJ 恩贾梅纳
GBE 哈博罗内
UTH 乌隆
FRU 比什凯克 比什凯克玛纳斯国际机场
TRZ 蒂鲁吉拉伯利
SJJ 萨拉热窝
YXU 伦敦（加拿大） 安大略伦敦国际机场
MPH 长滩岛 长滩岛卡蒂克兰机场
DLI 大叻 大叻连姜机场
MZG 澎湖 澎湖马公机场
SUF 拉默齐亚
JIB 吉布提
KNH 金门 金门尚义机场
CWL 加的夫
MMY 宫古岛
AVV 墨尔本 墨尔本阿瓦隆机场
MOB 莫比尔
LZN 马祖 马祖南竿机场
MFK 马祖 马祖北竿机场
APL 楠普拉
RMQ 台中 台中国际机场
IXE 门格洛尔
USU 科隆岛 科隆岛布桑加机场
JTR 圣托里尼
KBR 哥打巴鲁
GZT 加济安泰普
DIB 迪布鲁格尔
YQM 蒙克顿
TKG 楠榜
PQC 富国岛
ASP 爱丽丝泉
LDU 拿笃
FBM 卢本巴希
UIH 归仁 归仁符吉机场
BZV 布拉柴维尔
BTS 布拉迪斯拉发
HUI 顺化 顺化富牌国际机场
SSH 沙姆沙伊赫
INV 因弗内斯
MZT 马萨特兰
KDI 肯达里
FKI 基桑加尼
CGY 卡加延德奥罗
GOJ 下诺夫哥罗德
SCN 萨尔布吕肯
PPS 公主港
PUF 波城
BMV 邦美蜀
CUR 库拉索
VAN 凡城
DGT 杜马格特
UBP 乌汶
CZL 君士坦丁
WGA 沃加沃加
URT 素叻他尼
BES 布雷斯特
YHM 哈密尔顿
BXU 武端
MME 蒂赛德
KIJ 新潟
GND 圣乔治 莫里斯·毕晓普国际机场
GIZ 吉赞
DAB 代托纳比奇
YGJ 米子
IOM 马恩岛
REG 雷焦卡拉布里亚
AKX 阿克托别
UTP 芭堤雅 芭堤雅乌塔堡国际机场
FNA 弗里敦 弗里敦隆吉国际机场
BCD 巴科洛德
IXU 奥兰加巴德
TAG 薄荷岛 薄荷邦劳国际机场
TMP 坦佩雷
PGF 佩皮尼昂
UDR 乌代布尔
RAJ 拉杰果德
ZLO 曼萨尼约
HIN 泗川
DJB 占碑
DOM 多米尼克 道格拉斯-查尔斯机场
RBA 拉巴特 拉巴特-塞拉机场
TAM 坦皮科
VGO 维戈
UBJ 宇部 山口宇部机场
TBB 绥和
TST 董里
FPO 自由港
ENI 爱妮岛
ROR 科罗尔
DIL 帝力
AYQ 乌鲁鲁 艾尔斯岩机场
NAW 那拉提瓦
PWQ 巴甫洛达尔
DNK 第聂伯
AXA 安圭拉
NYU 蒲甘 蒲甘良乌机场
GES 桑托斯将军城
VKG 迪石
KOS 西哈努克
YNY 襄阳（韩国） 江原襄阳国际机场
RSU 丽水（韩国） 丽水机场（韩国）
MYJ 松山
PMF 帕尔马
JGA 贾姆讷格尔
NTQ 轮岛 能登机场
UKK 厄斯克门
YMM 麦克默里堡
GAN 甘岛
MBE 纹别
TGG 瓜拉登嘉楼
BHM 伯明翰（美国） 伯明翰-沙特尔斯沃思国际机场
MDW 芝加哥 芝加哥中途国际机场
SAW 伊斯坦布尔 伊斯坦布尔萨比哈·格克琴国际机场
HLP 雅加达 雅加达哈利姆·珀达纳库苏马机场
CRL 布鲁塞尔 布鲁塞尔沙勒罗瓦机场
ESB 安卡拉 安卡拉埃森博阿国际机场
JNU 朱诺
FAI 费尔班克斯
SJU 圣胡安 圣胡安路易斯·穆尼奥斯·马林国际机场
DWC 迪拜 迪拜阿勒马克图姆国际机场
NQZ 阿斯塔纳 阿斯塔纳努尔苏丹·纳扎尔巴耶夫国际机场
COR 科尔多瓦
DSS 达喀尔 达喀尔布莱斯·迪亚涅国际机场
SAI 暹粒 暹粒吴哥国际机场
KTI 金边 金边德崇国际机场
FNC 丰沙尔 马德拉机场
SEZ 马埃岛 塞舌尔国际机场
MLE 马累 马累维拉纳国际机场
XSP 新加坡 新加坡实里达机场
RKT 哈伊马角
EBL 埃尔比勒
VVI 圣克鲁斯 圣克鲁斯比鲁比鲁国际机场
GDN 格但斯克 格但斯克莱赫·瓦文萨机场
WRO 弗罗茨瓦夫
LEJ 莱比锡 莱比锡-哈雷机场
ROB 蒙罗维亚 蒙罗维亚罗伯茨国际机场
NSI 雅温得
APW 阿皮亚 阿皮亚法莱奥洛国际机场
TBU 努库阿洛法
SUV 苏瓦 苏瓦瑙索里国际机场
HIR 霍尼亚拉
VLI 维拉港
KZN 喀山
MRV 矿水城
UUD 乌兰乌德
TJM 秋明
SKD 撒马尔罕
UBN 乌兰巴托 乌兰巴托成吉思汗国际机场
PBH 帕罗
PKR 博卡拉
ZYL 锡尔赫特
TIP 的黎波里
ROS 罗萨里奥
`

/** Airports without regular passenger service, or too small to be worth a row. */
export const leftOut = new Set(
  (
    'ECN PRN SIP IEV HPN SBP MQP STS SBN MSO PSC VPS SGF ROV ROA BFL FWA LFT ATW MLI YDF IDA FSD NRK RAP PIA CID FAR ' +
    'GTF EVV LWY YAM TRI DHN DLH MLU ETZ CAK CLL PHF AZO SUX TOL MHK COU KTA PIS MGM MLW YXJ MQT BRO LCH ZCL BTM PIH ' +
    'CIU YQY OZC DBQ YXH HRL ABI MSL FSM BPT ABR HIB YQU RNJ GFK PBD NAH ACT TXK SKH LRT KUD CYZ SHB PNH SRZ PGV'
  ).split(' '),
)

/** Names that Taiwan writes differently, beyond the change of script. */
export const taiwanNames: Record<string, string> = {
  悉尼: '雪梨', 迪拜: '杜拜', 多哈: '杜哈', 利雅得: '利雅德', 巴厘岛: '峇里島', 珀斯: '伯斯', 堪培拉: '坎培拉',
  惠灵顿: '威靈頓', 杜塞尔多夫: '杜塞道夫', 巴塞罗那: '巴塞隆納', 亚的斯亚贝巴: '阿迪斯阿貝巴', 内罗毕: '奈洛比',
  约翰内斯堡: '約翰尼斯堡', 休斯敦: '休士頓', 蒙特利尔: '蒙特婁', 万象: '永珍', 拉各斯: '拉哥斯',
  阿布扎比: '阿布達比', 芭堤雅: '芭達雅', 佛罗伦萨: '佛羅倫斯', 那不勒斯: '拿坡里',
  达累斯萨拉姆: '三蘭港', 第比利斯: '提比里斯',
  萨格勒布: '札格瑞布', 贝尔格莱德: '貝爾格勒',
  圣迭戈: '聖地牙哥', 圣何塞: '聖荷西', 新奥尔良: '紐奧良',
  布里斯班: '布里斯本', 斯里巴加湾: '斯里巴卡旺',
}
