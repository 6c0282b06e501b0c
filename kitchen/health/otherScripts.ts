// Everyday words of languages that are not written in Latin letters, which stand around the name of a food.

const words = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length);

/** 'I', 'have', 'allergy', 'to', 'cannot', 'eat', 'swells', 'itches' and the like, the longest first. */
const everyday = words(`
  我爸 我妈 爸爸 妈妈 去年 今年 三个月 几个月 医生 我 我们 你 他 她 对 有 是 的 了 会 吃 吃了 喝 喝了 不能 不能吃 不吃 不喝 不可以 不要 过敏 過敏 严重 嚴重 后 就 和 跟 还有 也 都 请 先生 老公 老婆 孩子 儿子 女儿
  しました しています してます やりました 飲んで 飲んでます 打って 言われた 言われました 去年 昨年 あり 持ち 治療中 父 母 私 は が を に で も と や へ の アレルギー です ます ません あります 食べ 食べられません 食べると 食べたら 飲む 飲めません だめ ダメ 無理 蕁麻疹 出る 出た なる かゆく おなか こわす 子 夫 妻 ひどい 苦手
  저는 제가 나는 에 를 을 이 가 은 는 와 과 도 이랑 랑 먹으면 먹어요 못 먹어요 못먹어요 안 먹습니다 있어요 있습니다 알레르기 알러지 부어요 입술 두드러기 심한 심해요 남편 아내 아이
  लेता लेती लेते रहा रही रहता रहती चल हुआ हुई हुए था थी गया गई दवा मां माँ पापा पिताजी मैं मुझे मुझको मेरे मेरी हम को का की के से में है हैं हूँ हूं हो होती होता नहीं मत खा खाता खाती सकता सकती खाने पीने पर और या एलर्जी ऐलर्जी जाता जाती सूजन खुजली बेटे बेटी पति पत्नी बहुत
  আমি আমার আমাকে খাই খাইনা না খেতে খেলে পারি আছে হয় এলার্জি অ্যালার্জি আর এবং ও মাছে মাংস চুলকায় ফুলে যায় ছেলের মেয়ের স্বামীর
  کھاتے پیتا پیتی نہ مت ہمیں میری بچے بیٹا شوہر بیوی بہت شدید ہر تمام بغیر یا نہيں سکتے جاتا جاتی مجھے میں میرے ہے ہیں ہوں کو سے کا کی کے نہیں الرجی کھا کھاتا کھاتی سکتا سکتی اور ہوتا ہوتی ہضم بیٹے بیٹی
  نمی‌توانم نمی توانم بخورم بنوشم ندارم دارد نباید بدون همه هر شدیدی پسرم دخترم همسرم شوهرم بچه‌ام هم یا خیلی من به را از که و با هم نمی نمیتوانم نمی‌توانم نمیسازه نمی‌سازه نمیخورم نمی‌خورم بخورم خوردن حساسیت آلرژی دارم دارد دارن بهم میکنم شدید
  مصاب مصابة مصابه اخذ آخذ وآخذ ابوي أبي ابي امي أمي والدي والدتي جاته مريض مريضة لا أستطيع استطيع أقدر اقدر ما مش لن يمكنني تناول آكل أكل نأكل أشرب شرب بدون كل جميع أي منتجات عندنا عنده عندها مع عن لديه لديها ممنوع ممنوعة جدا كثيرا طفلي زوج الولد البنت يؤلمني بطني حكة تورم أو عندي لدي أنا انا من إلى على في و لا ما آكل اكل أكل يسبب لي حساسية حساسيه حساسية شديدة تجاه ضد ابني ابنتي زوجي زوجتي ضيق التنفس طفح أتناول اتناول
  принимаю пью сына дочки степени стадии перенёс перенес перенесла болею страдаю мучает мучают замучила ребенка ребёнка у меня мне я мы от на к с и или не нет могу можно ем едим есть нельзя ест едят есть кушать кушаю пью пьём противопоказан противопоказана противопоказаны запрещено запрещены только даже очень сильно тяжёлая тяжелая кожа чешется чешусь опухает опухают живот болит тошнит рвота понос крапивница без все всё любые любой любая продукты из после этого ребёнку сыну дочери мужу жене мама папа он она они его её их был была врач сказал избегаю аллергик реакция реагирую аллергична аллергия аллергии аллергией непереносимость непереношу переношу отекает отёк лицо горло сыпь после очень сильная муж жена сын дочь ребенок ребёнка пить
  не можна я ми у в з із та і й або без все всі дуже є їмо пити п'ю від нього опухає свербить живіт болить нудить реакція алергік алергіку дитина дитині сину доньці чоловіку дружині він вона його її лікар мене мені маю алергія алергію на від не можу їсти їм непереносимість висипає після сильна чоловік дружина син
  αλλεργική αλλεργικός αλλεργικη αλλεργικος σε ειμαι είμαι τρώω τρώει τρώμε πίνω τα του της των χωρίς χωρις όχι οχι όλα ολα καθόλου καθολου πολύ πολυ σοβαρή σοβαρη παιδί παιδι γιος κόρη άντρας γυναίκα ή κι είναι ειναι πειράζει πειράζουν κάνει κάνουν έχει απαγορεύεται έχω στα στο στη στην στον σε από και δεν μπορώ μπορω να φάω φαω τρώω τρωω αλλεργία αλλεργια δυσανεξία με πρήζομαι μου ο η το τα οι
  ผม ฉัน ดิฉัน แพ้ กิน ทาน แล้ว ไม่ได้ ไม่ ได้ มี และ กับ หน้า บวม คัน ผื่น อาหาร เป็น ลูก
  ለ አለርጂ አለብኝ እኔ አልበላም መብላት አልችልም እና ነኝ ያመኛል
  יש לי אני לא יכול יכולה לאכול אוכל אוכלת אלרגי אלרגית אלרגיה רגיש רגישה ל ו או של את עם בבית
`);

const shortest = 2;

/**
 * What is left of a text in another script once known names and everyday words are taken out.
 * @returns the pieces that nobody knows; single letters are no pieces
 */
export function unknownPieces(text: string, known: readonly string[]): string[] {
  let rest = text.normalize('NFC').toLowerCase();
  for (const word of known) rest = rest.replaceAll(word, ' ');
  const spaced = ` ${rest.replace(/[^\p{L}\p{M}\p{N}\u200c]+/gu, ' ')} `;
  const left = everyday.reduce(
    (each, word) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(
        word,
      )
        ? each.replaceAll(word, ' ')
        : each.replaceAll(` ${word} `, '  '),
    spaced.replaceAll(' ', '  '),
  );
  return left
    .split(/\s+/)
    .filter((piece) => [...piece].length >= shortest && /[^\p{Script=Latin}\p{N}]/u.test(piece));
}

/** Scripts whose words stand apart; Chinese, Japanese and Thai have no marks between theirs. */
const wordsApart =
  /^[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Hangul}\p{Script=Ethiopic}]/u;
/** Small words that are written in one with the next: 'and', 'the', 'of', 'to'. */
const prefixes = /^(?:وال|بال|فال|كال|لل|ال|و|ب|ل|ف|[והלבמשכ]{1,3}|[የለከበ])$/u;
const particles =
  /^(?:ና|ን|ም|ው|을|를|이|가|은|는|도|와|과|랑|이랑|에|의|하고|만|못|안|빼고|빼|알레르기|알러지)/u;
const letters = /[\p{L}\p{M}\u200c]+/gu;

/**
 * Where a name stands in a text, or -1. In scripts whose words stand apart it begins a word, and a short
 * name is nearly the whole of it: 'сыр' is not in 'сырой', nor 'আম' in 'আমার'.
 */
export function placeOf(name: string, text: string): number {
  const first = text.indexOf(name);
  if (first === -1 || !wordsApart.test(name)) return first;
  for (const { 0: word, index } of text.matchAll(letters)) {
    for (let at = text.indexOf(name, index); at !== -1; at = text.indexOf(name, at + 1)) {
      if (at >= index + word.length) break;
      const before = text.slice(index, at);
      const behind = text.slice(at + name.length, index + word.length);
      const isBegun = before === '' || prefixes.test(before);
      if (isBegun && (behind.length <= longestEnding(name) || particles.test(behind))) return at;
    }
  }
  return -1;
}

const longestEnding = (name: string): number => {
  if (name.length < 3) return 0;
  return name.length === 3 ? 1 : Number.POSITIVE_INFINITY;
};
