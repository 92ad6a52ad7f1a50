/* Dual-buffer joint non-local means (after Rousselle et al. 2012).
 *
 * Two half renders A and B of one scene: their difference gives the variance of
 * each pixel. Weights are measured in one half and applied to the other, so that
 * noise does not choose its own weights; guide channels (albedo, normal) veto
 * averages across edges. Buffers are planar float32: value[channel * pixels + i].
 */
#include <math.h>
#include <omp.h>
#include <stdlib.h>
#include <string.h>

#define COLOURS 3
#define FARTHEST 12.0f /* exp(-12): a weight that no longer counts */
#define LEAST_GUIDE_VARIANCE 1e-3f

static void box_mean(const float *source, float *target, float *rows, int width, int height,
                     int radius) {
#pragma omp parallel for schedule(static)
  for (int y = 0; y < height; y++) {
    const float *line = source + (long)y * width;
    for (int x = 0; x < width; x++) {
      float sum = 0;
      int count = 0;
      for (int k = -radius; k <= radius; k++) {
        if (x + k < 0 || x + k >= width) continue;
        sum += line[x + k];
        count++;
      }
      rows[(long)y * width + x] = sum / count;
    }
  }
#pragma omp parallel for schedule(static)
  for (int y = 0; y < height; y++) {
    float *line = target + (long)y * width;
    int count = 0;
    for (int x = 0; x < width; x++) line[x] = 0;
    for (int k = -radius; k <= radius; k++) {
      if (y + k < 0 || y + k >= height) continue;
      count++;
      const float *row = rows + (long)(y + k) * width;
      for (int x = 0; x < width; x++) line[x] += row[x];
    }
    for (int x = 0; x < width; x++) line[x] /= count;
  }
}

static int clamp_index(int value, int count) {
  return value < 0 ? 0 : value >= count ? count - 1 : value;
}

void join_halves(const float *a, const float *b, const float *guides_a, const float *guides_b,
                 int guide_count, float *result, int width, int height, int search, int patch,
                 float tolerance, float guide_tolerance) {
  const long pixels = (long)width * height;
  const size_t plane = (size_t)pixels * sizeof(float);
  float *rows = malloc(plane), *distance = malloc(plane), *mean_distance = malloc(plane);
  float *variance = malloc(COLOURS * plane);
  float *guide_variance = malloc(guide_count * plane + 1), *guide = malloc(guide_count * plane + 1);

  for (int c = 0; c < COLOURS; c++) {
#pragma omp parallel for
    for (long i = 0; i < pixels; i++) {
      float e = a[c * pixels + i] - b[c * pixels + i];
      distance[i] = 0.5f * e * e;
    }
    box_mean(distance, variance + c * pixels, rows, width, height, 2);
  }
  for (int c = 0; c < guide_count; c++) {
#pragma omp parallel for
    for (long i = 0; i < pixels; i++) {
      float p = guides_a[c * pixels + i], q = guides_b[c * pixels + i];
      distance[i] = 0.5f * (p - q) * (p - q);
      guide[c * pixels + i] = 0.5f * (p + q);
    }
    box_mean(distance, guide_variance + c * pixels, rows, width, height, 1);
  }

  for (int half = 0; half < 2; half++) {
    const float *measured = half ? b : a;
    const float *averaged = half ? a : b;
    float *sums = calloc(COLOURS * pixels, sizeof(float));
    float *weights = calloc(pixels, sizeof(float));
    for (int dy = -search; dy <= search; dy++) {
      for (int dx = -search; dx <= search; dx++) {
#pragma omp parallel for schedule(static)
        for (int y = 0; y < height; y++) {
          for (int x = 0; x < width; x++) {
            long i = (long)y * width + x;
            long j = (long)clamp_index(y + dy, height) * width + clamp_index(x + dx, width);
            float total = 0;
            for (int c = 0; c < COLOURS; c++) {
              float e = measured[c * pixels + i] - measured[c * pixels + j];
              float here = variance[c * pixels + i], there = variance[c * pixels + j];
              float least = there < here ? there : here;
              total += (e * e - (here + least)) /
                       (1e-7f + tolerance * tolerance * (here + there));
            }
            distance[i] = total / COLOURS;
          }
        }
        box_mean(distance, mean_distance, rows, width, height, patch);
#pragma omp parallel for schedule(static)
        for (int y = 0; y < height; y++) {
          if (y + dy < 0 || y + dy >= height) continue;
          for (int x = 0; x < width; x++) {
            if (x + dx < 0 || x + dx >= width) continue;
            long i = (long)y * width + x, j = i + (long)dy * width + dx;
            float far = mean_distance[i] > 0 ? mean_distance[i] : 0;
            for (int c = 0; c < guide_count; c++) {
              float e = guide[c * pixels + i] - guide[c * pixels + j];
              float here = guide_variance[c * pixels + i] * 0.5f;
              float there = guide_variance[c * pixels + j] * 0.5f;
              float least = there < here ? there : here;
              float scale = here > LEAST_GUIDE_VARIANCE ? here : LEAST_GUIDE_VARIANCE;
              float apart = (e * e - (here + least)) / (guide_tolerance * guide_tolerance * scale);
              if (apart > far) far = apart;
            }
            if (far > FARTHEST) continue;
            float weight = expf(-far);
            weights[i] += weight;
            for (int c = 0; c < COLOURS; c++) {
              sums[c * pixels + i] += weight * averaged[c * pixels + j];
            }
          }
        }
      }
    }
#pragma omp parallel for
    for (long i = 0; i < pixels; i++) {
      for (int c = 0; c < COLOURS; c++) {
        long k = c * pixels + i;
        float value = weights[i] > 0 ? sums[k] / weights[i] : averaged[k];
        result[k] = half ? result[k] + 0.5f * value : 0.5f * value;
      }
    }
    free(sums);
    free(weights);
  }
  free(rows);
  free(distance);
  free(mean_distance);
  free(variance);
  free(guide_variance);
  free(guide);
}
