import type { PostText } from '../write.ts'

/** Posts that use all of markdown and of remote HTML. `everyday-posts.ts` gives them their times. */
export const FORMATTED_POSTS: readonly Omit<PostText, 'at'>[] = [
  {
    by: 'alice',
    text: 'Everything I know about watering, in order:\n\n1. Put a finger in the soil.\n2. If it comes out clean, water.\n3. If it comes out dirty, go and read a book.\n\nThat is the whole **course**. The certificate is the tomato.',
  },
  {
    by: 'lambda',
    content:
      '<p>Monday&#39;s function, before coffee:</p><pre><code>function later(work) {\n  return new Promise((done) =&gt; setTimeout(() =&gt; done(work()), 0))\n}\n</code></pre><p>and after:</p><pre><code>work()\n</code></pre>',
  },
  {
    by: 'bob',
    text: 'How to tell a good bicycle:\n\n- it rolls\n- it stops\n- it *wants* to\n\nHow to tell a good workshop:\n\n- the same list',
  },
  {
    by: 'carol',
    title: 'What happened on Thursday, and what we changed',
    ipfs_cid: 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
    text: 'At 02:14 the disk was full. At 02:15 so was my patience.\n\nThe log rotation had been pointing at a folder that I renamed in March, because *I like tidy names*. So the logs grew, quietly, like a cat that has found the good cushion.\n\n```\n$ df -h /var\nFilesystem  Size  Used Avail Use%\n/dev/vda2    40G   40G     0 100%\n```\n\nWhat changed:\n\n- logs rotate again (and are tested)\n- an alarm at 80 %\n- a note on my monitor: `rename nothing after midnight`\n\nNo posts were lost. Three drafts of mine were, and the world is fine.',
  },
  {
    by: 'otto',
    text: '>be me\n>buy plant\n>plant has tag that says "hard to kill"\n>feel challenged for some reason\n\nThe plant won. It lives on the neighbour now.',
  },
  { by: 'finn', text: '>go backwards\n>win\n\nthis is now the official speedrun strategy' },
  {
    by: 'priya',
    text: 'A short defence of the __underline__: it is not a link, it is not shouting like **bold**, it does not lean like *italic*. It simply puts a floor under a word so that it will not fall.\n\nThank you. ~~Buy my book.~~ There is no book.',
  },
  {
    by: 'fern',
    content:
      '<h2>Mosses you walked past today</h2><ul><li><em>Tortula muralis</em>, on the wall</li><li><em>Bryum argenteum</em>, between the paving stones</li><li><em>Funaria hygrometrica</em>, where somebody had a barbecue</li></ul><p>They saw you too. <a href="https://meadow.example/tags/moss" class="mention hashtag" rel="tag noopener">#<span>moss</span></a></p>',
    tags: ['moss'],
  },
  {
    by: 'sato',
    language: 'ja',
    content:
      '<p>今日の活字は<ruby>薄暮<rp>(</rp><rt>はくぼ</rt><rp>)</rp></ruby>。<ruby>黄昏<rp>(</rp><rt>たそがれ</rt><rp>)</rp></ruby>よりも少しだけ静かで、<ruby>夕焼<rp>(</rp><rt>ゆうや</rt><rp>)</rp></ruby>けよりも少しだけ青い。</p>',
  },
  {
    by: 'proof',
    content:
      '<p>Theorem. Every meeting can be an e-mail.</p><blockquote><p>Proof. Assume there is a meeting that cannot. Write down what was said. You are now looking at an e-mail. ∎</p></blockquote><p>Corollary: <code>x<sup>2</sup></code> biscuits were eaten for nothing.</p>',
  },
  {
    by: 'marginalia',
    content:
      '<p>Most borrowed this month:</p><ol><li>The one with the lighthouse</li><li>The other one with the lighthouse</li><li>A repair manual for boilers (reserved until spring)</li></ol><p>Details at <a href="https://fedi.example/@marginalia/shelf/most-borrowed-this-month?from=desk" rel="noopener"><span class="">https://</span><span class="">fedi.example/@marginalia/shelf/</span><span class="">most-borrowed-this-month?from=desk</span></a></p>',
  },
  {
    by: 'retro',
    content:
      '<p>Memory map, for the three of you:</p><pre><code>0000-00FF  zero page\n0100-01FF  stack\n0200-7FFF  yours, be nice\n8000-9FFF  screen (colours!)\nE000-FFFF  ROM, and one joke\n</code></pre>',
  },
  {
    by: 'bob',
    text: '# Saturday: repair café\n\nBring what is broken, take home what is not. Sewing machines, toasters, bicycles, **no hearts** (see @lucia for those).\n\n10:00 to whenever the cake is gone, at [plot 14](https://meadow.example/plots/14). #repair #cake',
  },
  {
    by: 'alice',
    text: 'Notes to self, from the lid of the seed box:\n\n> sow thin\n\n> no, thinner\n\n> that is not thin, that is a carpet',
  },
  {
    by: 'quill',
    text: 'The first line of the new one:\n\n"By the time the letter arrived, the house had already forgiven them."\n\nThe second line is a shopping list. I wrote it in the wrong file. It stays.',
  },
  {
    by: 'emre',
    text: 'Recipe for people who say they have no time:\n\n500 g flour\n350 g water\n10 g salt\n2 g yeast\n\nMix. Go to work. Come back. Fold it like a letter you will not send. Sleep. Bake at 240 °C until it sounds hollow when you knock.\n\nTotal work: eight minutes. Total time: yours. #bread',
  },
  {
    by: 'tomasz',
    text: 'Inline question: is it `platform 3a` or `platform 3 A`? The sign says one, the voice says the other, and I have `const platform = "both"`.',
  },
  {
    by: 'lotte',
    content:
      '<p>Three languages before breakfast: <em>bonjour</em>, <em>Guten Morgen</em>, <em>buenos días</em>. The cat answers in a fourth and it always means “late”.</p>',
  },
]
