/** Records clip.webm once: a drawing on a canvas, filmed by Chromium. Run: node demo/pictures/make-clip.mjs [chromium] */
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright'

const SECONDS = 5

const browser = await chromium.launch({
  executablePath: process.argv[2] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
try {
  const page = await browser.newPage()
  const base64 = await page.evaluate(film, SECONDS)
  writeFileSync(new URL('./clip.webm', import.meta.url), Buffer.from(base64, 'base64'))
} finally {
  await browser.close()
}

/** Runs in the page: a small boat on a rolling sea, as long as the recorder listens. */
async function film(seconds) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 270 })
  const brush = canvas.getContext('2d')
  const paint = (time) => {
    const sky = brush.createLinearGradient(0, 0, 0, 190)
    sky.addColorStop(0, '#2b3a67')
    sky.addColorStop(0.6, '#e58f87')
    sky.addColorStop(1, '#ffd6a0')
    brush.fillStyle = sky
    brush.fillRect(0, 0, 480, 270)
    brush.fillStyle = '#fff1cf'
    brush.beginPath()
    brush.arc(330, 95 + time * 9, 34, 0, Math.PI * 2)
    brush.fill()
    for (let wave = 0; wave < 6; wave++) {
      brush.fillStyle = `hsl(${255 - wave * 6} ${34 + wave * 3}% ${52 - wave * 7}%)`
      brush.beginPath()
      brush.moveTo(0, 270)
      for (let x = 0; x <= 480; x += 6) {
        brush.lineTo(
          x,
          160 + wave * 18 + Math.sin(x / (46 + wave * 9) + time * (1.1 + wave * 0.25) + wave) * (5 + wave),
        )
      }
      brush.lineTo(480, 270)
      brush.fill()
      if (wave === 2) sail(150 + time * 22, 192 + Math.sin(time * 1.6) * 4, Math.sin(time * 1.6) * 0.06)
    }
  }
  const sail = (x, y, lean) => {
    brush.save()
    brush.translate(x, y)
    brush.rotate(lean)
    brush.fillStyle = '#fff4e0'
    brush.fill(new Path2D('M2 -6 L2 -58 L34 -6 Z'))
    brush.fillStyle = '#f7c9a0'
    brush.fill(new Path2D('M-2 -6 L-2 -46 L-24 -6 Z'))
    brush.fillStyle = '#3a1f2c'
    brush.fill(new Path2D('M-32 -2 L38 -2 L26 12 L-22 12 Z'))
    brush.restore()
  }
  paint(0)
  const recorder = new MediaRecorder(canvas.captureStream(24), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 160_000,
  })
  const parts = []
  recorder.ondataavailable = (event) => parts.push(event.data)
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  recorder.start()
  const start = performance.now()
  await new Promise((resolve) => {
    const frame = () => {
      const time = (performance.now() - start) / 1000
      paint(time)
      if (time < seconds) requestAnimationFrame(frame)
      else resolve()
    }
    frame()
  })
  recorder.stop()
  await stopped
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
