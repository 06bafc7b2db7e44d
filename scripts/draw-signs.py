"""Draws the signs of prices that Manrope lacks, in its weights: the naira sign, and the narrow
no-break space that separates thousands in French. The sign is Manrope's N with the two bars of its
euro. Manrope's licence (OFL) reserves no name; what is drawn is called Signs all the same.

  pip install fonttools brotli
  python scripts/draw-signs.py

writes src/assets/fonts/signs.woff2 for pages, and a file of each weight for papers and share cards.
"""

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import flagOverlapSimple
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = "node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2"
TARGET = "src/assets/fonts/signs"
LIGHTEST, BOLDEST = 400, 700
WEIGHTS = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold"}
# In units of 2000 an em: how far the bars end from the sides of the sign, and the width of the
# narrow space. Manrope's ordinary space has 400.
BAR_INSET, NARROW_SPACE = 40, 300


def naira(manrope):
    """Returns the sign's contours and width in the one weight of `manrope`."""
    named, glyphs = manrope.getBestCmap(), manrope["glyf"]
    width, _ = manrope["hmtx"][named[ord("N")]]
    letter, _, _ = glyphs[named[ord("N")]].getCoordinates(glyphs)
    euro, ends, _ = glyphs[named[ord("€")]].getCoordinates(glyphs)
    contours = [[(round(x), round(y)) for x, y in letter]]
    for last in ends[-2:]:
        heights = [round(y) for _, y in euro[last - 3 : last + 1]]
        low, high, left, right = min(heights), max(heights), BAR_INSET, width - BAR_INSET
        contours.append([(left, low), (left, high), (right, high), (right, low)])
    return contours, width


def drawn(contours):
    """Returns a glyph of straight contours."""
    pen = TTGlyphPen(None)
    for first, *others in contours:
        pen.moveTo(first)
        for point in others:
            pen.lineTo(point)
        pen.closePath()
    glyph = pen.glyph()
    if contours:
        glyph.flags[0] |= flagOverlapSimple  # Without it, Apple's systems leave crossings white.
    return glyph


def font_of(weight, manrope):
    """Returns the typeface in one weight."""
    contours, width = naira(manrope)
    line, system = manrope["hhea"], manrope["OS/2"]
    glyphs = {".notdef": drawn([]), "naira": drawn(contours), "narrowspace": drawn([])}
    builder = FontBuilder(manrope["head"].unitsPerEm, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({0x20A6: "naira", 0x202F: "narrowspace"})
    builder.setupGlyf(glyphs)
    lefts = {".notdef": 0, "naira": BAR_INSET, "narrowspace": 0}
    widths = {".notdef": 400, "naira": width, "narrowspace": NARROW_SPACE}
    builder.setupHorizontalMetrics({name: (widths[name], lefts[name]) for name in glyphs})
    builder.setupHorizontalHeader(ascent=line.ascent, descent=line.descent, lineGap=line.lineGap)
    builder.setupOS2(
        usWeightClass=weight,
        sTypoAscender=system.sTypoAscender,
        sTypoDescender=system.sTypoDescender,
        sTypoLineGap=system.sTypoLineGap,
        usWinAscent=system.usWinAscent,
        usWinDescent=system.usWinDescent,
        sCapHeight=system.sCapHeight,
        sxHeight=system.sxHeight,
    )
    builder.setupNameTable({
        "copyright": manrope["name"].getDebugName(0),
        "familyName": "Signs",
        "styleName": WEIGHTS[weight],
        "fullName": f"Signs {WEIGHTS[weight]}",
        "psName": f"Signs-{WEIGHTS[weight]}",
        "licenseDescription": "SIL Open Font License, Version 1.1",
        "licenseInfoURL": "https://openfontlicense.org",
    })
    builder.setupPost(keepGlyphNames=False)
    # Equal sources give equal bytes.
    builder.font["head"].created = builder.font["head"].modified = manrope["head"].created
    builder.font.recalcTimestamp = False
    return builder


def manrope_in(weight):
    return instantiateVariableFont(TTFont(SOURCE), {"wght": weight})


for weight in WEIGHTS:
    font_of(weight, manrope_in(weight)).font.save(f"{TARGET}-{weight}.ttf")

# The lightest weight, and how each point moves towards the boldest.
variable = font_of(LIGHTEST, manrope_in(LIGHTEST))
bold_contours, bold_width = naira(manrope_in(BOLDEST))
light_contours, light_width = naira(manrope_in(LIGHTEST))
points = [point for contour in light_contours for point in contour]
bold_points = [point for contour in bold_contours for point in contour]
moves = [(bx - x, by - y) for (x, y), (bx, by) in zip(points, bold_points, strict=True)]
sides = [(0, 0), (bold_width - light_width, 0), (0, 0), (0, 0)]
variable.setupFvar([("wght", LIGHTEST, LIGHTEST, BOLDEST, "Weight")], [])
variable.setupGvar({"naira": [TupleVariation({"wght": (0, 1, 1)}, moves + sides)]})
variable.font.flavor = "woff2"
variable.font.save(f"{TARGET}.woff2")
